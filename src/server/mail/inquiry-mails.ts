import { localizedPath } from "../../domain/paths";
import type { InquiryRecord } from "../inquiries/inquiry-record";
import { shortReference } from "../reference";
import { type Runtime, siteUrl } from "../runtime";
import { createTexts, type TextKey } from "../texts";
import type { MailMessage } from "./mailer";

/** The e-mail to the team, in the visitor's language. A reply to it goes to the visitor. */
export function teamMail(inquiry: InquiryRecord, runtime: Runtime): MailMessage {
  const { t, moment } = createTexts(runtime.siteData, inquiry.language);
  const subject = inquiry.subject ?? t("server:mail.team.noSubject");
  const lines: readonly (readonly [TextKey, string | undefined])[] = [
    ["server:mail.team.name", inquiry.name],
    ["server:mail.team.email", inquiry.email],
    ["server:mail.team.company", inquiry.company],
    ["server:mail.team.about", inquiry.subject],
    ["server:mail.team.received", moment(new Date(inquiry.receivedAt))],
    ["server:mail.team.reference", shortReference(inquiry.id)],
  ];
  const facts = lines.flatMap(([label, value]) => (value ? [`${t(label)}: ${value}`] : []));
  return {
    ...envelope(runtime, `${inquiry.id}.team`, inquiry.receivedAt),
    to: runtime.environment.MAIL_TO,
    replyTo: { name: inquiry.name, address: inquiry.email },
    subject: t("server:mail.team.subject", { name: inquiry.name, subject }),
    text: [t("server:mail.team.intro"), facts.join("\n"), inquiry.message].join("\n\n"),
    automatic: "auto-generated",
  };
}

/**
 * The acknowledgement to the sender. It contains nothing that was typed; otherwise anyone could use it to
 * send their own text to any address.
 */
export function acknowledgementMail(inquiry: InquiryRecord, runtime: Runtime): MailMessage {
  const { siteData } = runtime;
  const { t, language } = createTexts(siteData, inquiry.language);
  const values = {
    site: siteData.site.name,
    url: siteUrl(runtime) + localizedPath(siteData.paths.home, language),
    reference: shortReference(inquiry.id),
  };
  return {
    ...envelope(runtime, `${inquiry.id}.acknowledgement`, inquiry.receivedAt),
    to: [inquiry.email],
    subject: t("server:mail.acknowledgement.subject", values),
    text: [t("server:mail.acknowledgement.body", values), t("server:mail.acknowledgement.sign", values)].join(
      "\n\n",
    ),
    automatic: "auto-replied",
  };
}

/** The sender, `Message-ID` and date of a message; `name` is the local part of the `Message-ID`. */
export function envelope(runtime: Runtime, name: string, date: string) {
  const { host } = new URL(siteUrl(runtime));
  return {
    from: runtime.environment.MAIL_FROM ?? "",
    messageId: `<${name}@${host.replace(/:\d+$/, "")}>`,
    date: new Date(date),
  };
}
