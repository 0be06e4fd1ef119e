import { inquiryIds, readInquiry } from "../inquiries/inquiries";
import { isTooOld } from "../inquiries/retention";
import { acknowledgementMail, teamMail } from "../mail/inquiry-mails";
import type { MailMessage } from "../mail/mailer";
import { noticeMail } from "../mail/notice-mail";
import { noticeIds, readNotice } from "../payments/notices";
import type { Runtime } from "../runtime";
import { inquirySource } from "./delivery-state";

/** One mail that follows from a stored inquiry or notice. */
export interface OutgoingMail {
  readonly name: string;
  readonly message: MailMessage;
  /** Whether a permanent refusal ends the retries: an address that a visitor mistyped never accepts mail. */
  readonly mayBeRefused: boolean;
}

/**
 * Names of all records that cause mail: `inquiries-<id>`, `notices-<id>`. There is no separate queue: the
 * outbox is what is stored minus what was delivered, so no stored record can be missing from it.
 */
export async function mailSources({ store }: Runtime): Promise<readonly string[]> {
  const [inquiries, notices] = await Promise.all([inquiryIds(store), noticeIds(store)]);
  return [...inquiries.map(inquirySource), ...notices.map((id) => `notices-${id}`)];
}

/** The mails of a source; an empty list if its record is gone or must not be mailed. */
export async function mailsOf(source: string, runtime: Runtime): Promise<readonly OutgoingMail[]> {
  const split = source.indexOf("-");
  const id = source.slice(split + 1);
  return source === inquirySource(id) ? inquiryMails(id, runtime) : noticeMails(id, runtime);
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
