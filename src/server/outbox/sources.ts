import { inquiryIds, readInquiry } from "../inquiries/inquiries";
import { isTooOld } from "../inquiries/retention";
import { acknowledgementMail, teamMail } from "../mail/inquiry-mails";
import type { MailMessage } from "../mail/mailer";
import { noticeMail } from "../mail/notice-mail";
import { noticeIds, readNotice } from "../payments/notices";
import type { Runtime } from "../runtime";

/** One mail that something stored gives rise to. */
export interface OutgoingMail {
  readonly name: string;
  readonly message: MailMessage;
  /** Whether a final refusal ends it: an address that a visitor mistyped will never take mail. */
  readonly mayBeRefused: boolean;
}

/**
 * Names of everything that gives rise to mail: `inquiries-<id>`, `notices-<id>`. The outbox is worked
 * out from what is stored and from what was delivered; so nothing can be stored and not be in it.
 */
export async function mailSources({ store }: Runtime): Promise<readonly string[]> {
  const [inquiries, notices] = await Promise.all([inquiryIds(store), noticeIds(store)]);
  return [...inquiries.map((id) => `inquiries-${id}`), ...notices.map((id) => `notices-${id}`)];
}

/** The mails of a source; none if it is gone, or is not to be mailed. */
export async function mailsOf(source: string, runtime: Runtime): Promise<readonly OutgoingMail[]> {
  const split = source.indexOf("-");
  const id = source.slice(split + 1);
  return source.startsWith("inquiries-") ? inquiryMails(id, runtime) : noticeMails(id, runtime);
}

async function inquiryMails(id: string, runtime: Runtime): Promise<readonly OutgoingMail[]> {
  const inquiry = await readInquiry(runtime.store, id);
  if (!inquiry || inquiry.suspected || isTooOld(inquiry, runtime)) return [];
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
