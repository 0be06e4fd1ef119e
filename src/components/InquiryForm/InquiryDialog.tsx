import { useI18n } from "../../i18n/I18nContext";
import { kicker } from "../../theme/mixins";
import { Dialog, DialogBody, DialogFoot, DialogTitle, type DialogControl } from "../Dialog/Dialog";
import { showToast } from "../Toast/toast-store";
import { InquiryFields } from "./InquiryFields";
import { InquiryTrouble } from "./InquiryTrouble";
import { SubmitButton } from "./SubmitButton";
import { useInquiry } from "./useInquiry";

export interface InquiryDialogProps extends DialogControl {
  /** What the inquiry is about, shown above the title. */
  readonly subject: string;
  /** E-mail address to offer when sending fails. */
  readonly teamEmail: string;
}

/** A dialog with an inquiry form; closes when the inquiry has been sent. */
export function InquiryDialog({ subject, teamEmail, onClose }: InquiryDialogProps) {
  const { t } = useI18n();
  const onSent = () => {
    showToast({ title: t("forms:inquiry.sent") });
    onClose();
  };
  const { form, errors, sending, problem, waiting } = useInquiry({ subject, onSent });
  return (
    <Dialog onClose={onClose}>
      <form {...form}>
        <DialogBody>
          <div>
            <p css={kicker}>{subject}</p>
            <DialogTitle>{t("forms:inquiry.title")}</DialogTitle>
          </div>
          <InquiryFields subject={subject} errors={errors} />
          {waiting}
          <InquiryTrouble problem={problem} teamEmail={teamEmail} />
        </DialogBody>
        <DialogFoot>
          <SubmitButton sending={sending}>{t("forms:inquiry.sendInquiry")}</SubmitButton>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
