import { alertIds, readAlert } from "../alerts/alerts";
import { inquiryNames, readInquiry } from "../inquiries/inquiries";
import { alertMail } from "../mail/alert-mail";
import { acknowledgementMail, teamMail } from "../mail/inquiry-mails";
import type { MailMessage } from "../mail/mailer";
import { noticeMail } from "../mail/notice-mail";
import { noticeIds, readNotice } from "../payments/notices";
import type { Runtime } from "../runtime";
import { inquirySource } from "./delivery-state";

/** One mail that follows from a stored inquiry, notice or alert. */
export interface OutgoingMail {
  readonly name: string;
  readonly message: MailMessage;
  /** Whether a permanent refusal ends the retries: an address that a visitor mistyped never accepts mail. */
  readonly mayBeRefused: boolean;
}

/**
 * Names of all records that cause mail: `inquiries-<name>`, `notices-<id>`, `alerts-<id>`. There is no
 * separate queue: the outbox is what is stored minus what was delivered, so no stored record can be missing
 * from it.
 */
export async function mailSources({ store }: Pick<Runtime, "store">): Promise<readonly string[]> {
  const [inquiries, notices, alerts] = await Promise.all([
    inquiryNames(store),
    noticeIds(store),
    alertIds(store),
  ]);
  return [
    ...inquiries.map(inquirySource),
    ...notices.map((id) => `notices-${id}`),
    ...alerts.map((id) => `alerts-${id}`),
  ];
}

/** The mails of a source; an empty list if its record is gone or must not be mailed. */
export async function mailsOf(source: string, runtime: Runtime): Promise<readonly OutgoingMail[]> {
  const split = source.indexOf("-");
  const id = source.slice(split + 1);
  if (source === inquirySource(id)) return inquiryMails(id, runtime);
  return source.startsWith("alerts-") ? alertMails(id, runtime) : noticeMails(id, runtime);
}

async function inquiryMails(name: string, runtime: Runtime): Promise<readonly OutgoingMail[]> {
  const inquiry = await readInquiry(runtime.store, name);
  if (!inquiry || inquiry.suspected) return [];
  const team = { name: "team", message: teamMail(inquiry, runtime), mayBeRefused: false };
  if (!inquiry.acknowledge) return [team];
  return [
    team,
    { name: "acknowledgement", message: acknowledgementMail(inquiry, runtime), mayBeRefused: true },
  ];
}

async function noticeMails(id: string, runtime: Runtime): Promise<readonly OutgoingMail[]> {
  const notice = await readNotice(runtime.store, id);
  const message = notice && (await noticeMail(id, notice, runtime));
  return message ? [{ name: "team", message, mayBeRefused: false }] : [];
}

async function alertMails(id: string, runtime: Runtime): Promise<readonly OutgoingMail[]> {
  const alert = await readAlert(runtime.store, id);
  return alert ? [{ name: "team", message: alertMail(id, alert, runtime), mayBeRefused: false }] : [];
}
