import { useI18n } from "../../i18n/I18nContext";
import { Button } from "../Button/Button";
import type { InquiryProblem } from "./inquiry-message";
import * as styles from "./InquiryForm.styles";

export interface InquiryTroubleProps {
  readonly problem: InquiryProblem | undefined;
  /** E-mail address to offer. */
  readonly teamEmail: string;
}

/** Problems that a retry does not solve. */
const final: readonly InquiryProblem[] = ["invalid", "cross_origin", "too_large"];

/** Shows and announces that a message was not sent and what can be done. Belongs inside the form. */
export function InquiryTrouble({ problem, teamEmail }: InquiryTroubleProps) {
  const { t } = useI18n();
  return problem ? (
    <div css={styles.problem} role="alert">
      <p>{t(`forms:problems.${problem}`)}</p>
      {final.includes(problem) ? null : (
        <Button type="submit" tone="line" size="small">
          {t("forms:inquiry.retry")}
        </Button>
      )}
      <a href={`mailto:${teamEmail}`}>{t("forms:problems.writeInstead", { email: teamEmail })}</a>
    </div>
  ) : null;
}
