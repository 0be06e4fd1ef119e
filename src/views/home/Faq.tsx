import { graphql } from "gatsby";
import { buttonStyles } from "../../components/Button/Button.styles";
import { DialogLink } from "../../components/Dialog/DialogLink";
import { LinkedText } from "../../components/LinkedText/LinkedText";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./Faq.styles";
import { loadInquiry } from "./load-inquiry";

export const faqFragment = graphql`
  fragment Faq on HomePageResources {
    faqTitle
    faq {
      question
      answer
    }
    contactPrompt
  }
`;

export interface FaqProps {
  readonly copy: Queries.FaqFragment;
  readonly teamEmail: string;
}

/** Questions and answers, one open at a time, and a link to ask others. */
export function Faq({ copy, teamEmail }: FaqProps) {
  const { t } = useI18n();
  const subject = t("resources:generalInquiry");
  return (
    <div>
      <h3 id="faq">{copy.faqTitle}</h3>
      <div css={styles.accordion}>
        {copy.faq.map(({ question, answer }, index) => (
          <details key={question} name="faq" open={index === 0}>
            <summary>{question}</summary>
            <p>
              <LinkedText text={answer} />
            </p>
          </details>
        ))}
      </div>
      <p css={styles.contact}>
        <span>{copy.contactPrompt}</span>
        <DialogLink
          css={buttonStyles({ tone: "line" })}
          to={`/?subject=${encodeURIComponent(subject)}#contact`}
          load={loadInquiry({ subject, teamEmail })}
        >
          {t("resources:contactTeam")}
        </DialogLink>
      </p>
    </div>
  );
}
