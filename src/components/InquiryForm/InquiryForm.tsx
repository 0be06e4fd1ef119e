import ArrowRight from "lucide-react/icons/arrow-right";
import { type ReactNode, useState } from "react";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import { showToast } from "../Toast/toast-store";
import { InquiryFields } from "./InquiryFields";
import * as styles from "./InquiryForm.styles";
import { InquiryTrouble } from "./InquiryTrouble";
import { SubmitButton } from "./SubmitButton";
import { useInquiry } from "./useInquiry";

export interface InquiryFormProps {
  /** What the inquiry is about, if the link to the form says so. */
  readonly subject: string | undefined;
  /** Slug of the free resource that is asked for. */
  readonly resource?: string;
  /** Offers its files, as soon as the message is sent; handed in, so that other pages do not load it. */
  readonly files?: ReactNode;
  /** E-mail address to offer when sending fails. */
  readonly teamEmail: string;
}

/** The contact form; without scripts a plain form that the server answers with a page. */
export function InquiryForm({ subject, resource, files, teamEmail }: InquiryFormProps) {
  const { t } = useI18n();
  const [sent, setSent] = useState(false);
  const [thanked, setThanked] = useState(false);
  const onSent = () => {
    showToast({ title: t("forms:inquiry.sent") });
    setSent(true);
    setThanked(true);
  };
  const { form, errors, sending, problem, waiting } = useInquiry({ subject, resource, onSent });
  return (
    <form css={styles.form} {...form} onChange={() => setThanked(false)}>
      {subject === undefined ? null : (
        <p>
          <span css={caption}>{t("forms:inquiry.subject")}</span>
          <br />
          <b>{subject}</b>
        </p>
      )}
      <InquiryFields subject={subject} resource={resource} errors={errors} wide />
      {waiting}
      <InquiryTrouble problem={problem} teamEmail={teamEmail} />
      {/* the toast has announced it; this says it until the visitor writes again */}
      {thanked ? (
        <p>
          <strong>{t("forms:confirmation.lead")}</strong>
        </p>
      ) : null}
      <p>
        <SubmitButton sending={sending}>
          {t("forms:inquiry.send")}
          <ArrowRight data-go aria-hidden="true" />
        </SubmitButton>
      </p>
      {files ? <div role="status">{sent ? files : null}</div> : null}
    </form>
  );
}
