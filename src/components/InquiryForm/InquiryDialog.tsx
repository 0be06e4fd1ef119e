import { useState } from "react";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { kicker, lineLink } from "../../theme/mixins";
import { Dialog, DialogBody, DialogFoot, DialogTitle, type DialogControl } from "../Dialog/Dialog";
import { showToast } from "../Toast/toast-store";
import { InquiryFields } from "./InquiryFields";
import { InquiryTrouble } from "./InquiryTrouble";
import { RequestedFiles } from "./RequestedFiles";
import { SubmitButton } from "./SubmitButton";
import { useInquiry } from "./useInquiry";

export interface InquiryDialogProps extends DialogControl {
  /** What the inquiry is about, shown above the title. */
  readonly subject: string;
  /** The free resource that is asked for: its files are offered as soon as the message is sent. */
  readonly resource?: Queries.RequestedResourceFragment | undefined;
  /** E-mail address to offer when sending fails. */
  readonly teamEmail: string;
}

/** A dialog with an inquiry form; when the inquiry has been sent, it closes or offers the files asked for. */
export function InquiryDialog({ subject, resource, teamEmail, page, onClose }: InquiryDialogProps) {
  const { t } = useI18n();
  const [sent, setSent] = useState(false);
  const onSent = () => {
    showToast({ title: t("forms:inquiry.sent") });
    if (resource?.files.length) setSent(true);
    else onClose();
  };
  const { form, errors, sending, problem, waiting } = useInquiry({
    subject,
    resource: resource?.slug,
    onSent,
  });
  return (
    <Dialog onClose={onClose}>
      {sent && resource ? (
        <DialogBody>
          <DialogTitle>{t("forms:inquiry.sent")}</DialogTitle>
          <p>{t("forms:confirmation.lead")}</p>
          <RequestedFiles {...resource} />
        </DialogBody>
      ) : (
        <form {...form}>
          <DialogBody>
            <div>
              <p css={kicker}>{subject}</p>
              <DialogTitle>{t("forms:inquiry.title")}</DialogTitle>
              {resource && page ? (
                <LocalizedLink css={lineLink} to={page}>
                  {t("forms:inquiry.page")}
                </LocalizedLink>
              ) : null}
            </div>
            <InquiryFields subject={subject} resource={resource?.slug} errors={errors} />
            {waiting}
            <InquiryTrouble problem={problem} teamEmail={teamEmail} />
          </DialogBody>
          <DialogFoot>
            <SubmitButton sending={sending}>{t("forms:inquiry.sendInquiry")}</SubmitButton>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}
