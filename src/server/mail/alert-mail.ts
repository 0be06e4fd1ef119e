import { defaultLanguage } from "../../domain/languages";
import type { Alert } from "../alerts/alerts";
import { type Runtime, siteUrl } from "../runtime";
import { createTexts } from "../texts";
import { envelope } from "./inquiry-mails";
import type { MailMessage } from "./mailer";

/** The e-mail that tells the team that something is wrong with the server, or well again. */
export function alertMail(id: string, { kind, event, at }: Alert, runtime: Runtime): MailMessage {
  const { t, moment } = createTexts(runtime.siteData, defaultLanguage);
  const subject = t(`server:mail.alert.${kind}.subject`);
  const introduction = t(`server:mail.alert.${event}`, {
    site: siteUrl(runtime),
    since: moment(new Date(at)),
  });
  return {
    ...envelope(runtime, `${id}.alert`, at),
    to: runtime.environment.MAIL_TO,
    subject: t(`server:mail.alert.${event}Subject`, { subject }),
    text: [introduction, ...(event === "raised" ? [t(`server:mail.alert.${kind}.text`)] : [subject])].join(
      "\n\n",
    ),
    automatic: "auto-generated",
  };
}
