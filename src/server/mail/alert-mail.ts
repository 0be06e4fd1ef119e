import type { AlertKind } from "../../domain/contract/operation-answers";
import { day, second } from "../../domain/durations";
import { formatDuration, formatFileSize, formatPercent } from "../../domain/format";
import { defaultLanguage } from "../../domain/languages";
import type { Alert } from "../alerts/alerts";
import { largestStep } from "../clock";
import { leastFreeSpace, longestWait } from "../health/find-wrong";
import { largestShare } from "../inquiries/retention-plan";
import { trashDays } from "../inquiries/trash";
import { openFor } from "../payments/card-testing";
import { formWindow } from "../rate-limits";
import { type Runtime, siteUrl } from "../runtime";
import { createTexts, type Texts } from "../texts";
import { envelope } from "./inquiry-mails";
import type { MailMessage } from "./mailer";

/** The e-mail that tells the team that something is wrong with the server, or well again. */
export function alertMail(id: string, { kind, event, at }: Alert, runtime: Runtime): MailMessage {
  const texts = createTexts(runtime.siteData, defaultLanguage);
  const { t, moment } = texts;
  const subject = t(`server:mail.alert.${kind}.subject`);
  const introduction = t(`server:mail.alert.${event}`, {
    site: siteUrl(runtime),
    since: moment(new Date(at)),
  });
  return {
    ...envelope(runtime, `${id}.alert`, at),
    to: runtime.environment.MAIL_TO,
    subject: t(`server:mail.alert.${event}Subject`, { subject }),
    text: [introduction, event === "raised" ? alertText(kind, texts) : subject].join("\n\n"),
    automatic: "auto-generated",
  };
}

/** What is wrong, and what the team can do. */
export function alertText(kind: AlertKind, { t, language }: Texts): string {
  return t(`server:mail.alert.${kind}.text`, {
    step: formatDuration(largestStep, language),
    share: formatPercent(largestShare, language),
    inTrash: formatDuration(trashDays * day, language),
    wait: formatDuration(longestWait, language),
    space: formatFileSize(leastFreeSpace, language),
    window: formatDuration(formWindow * second, language),
    open: formatDuration(openFor, language),
  });
}
