import { alertIds, readAlert } from "../alerts/alerts";
import { inquiryNames, readInquiry } from "../inquiries/inquiries";
import { alertMail } from "../mail/alert-mail";
import { acknowledgementMail, teamMail } from "../mail/inquiry-mails";
import type { MailMessage } from "../mail/mailer";
import { noticeMail } from "../mail/notice-mail";
import { payerMail } from "../mail/payer-mail";
import { noticeIds, readNotice } from "../payments/notices";
import { noteThanks } from "../payments/store/payments";
import type { Runtime } from "../runtime";
import type { StorageRuntime } from "../storage/quarantine";
import type { Store } from "../storage/store";
import { deliveredSources, inquirySources, noticeSources } from "./delivery-state";

/** One mail that follows from a stored inquiry, notice or alert. */
export interface OutgoingMail {
  readonly name: string;
  readonly message: MailMessage;
  /** Whether a permanent refusal ends the retries: an address that a visitor mistyped never accepts mail. */
  readonly mayBeRefused: boolean;
  /** Done once the mail server has taken the mail. */
  readonly afterSending?: () => Promise<unknown>;
}

/** Records of one kind that cause mail. */
interface SourceKind {
  readonly ids: (store: Store) => Promise<readonly string[]>;
  /** The mails of a record; an empty list if it is gone or must not be mailed. */
  readonly mails: (id: string, runtime: Runtime) => Promise<readonly OutgoingMail[]>;
  /** When a record was stored, as an ISO 8601 time. */
  readonly storedAt: (id: string, store: Store) => Promise<string | undefined>;
  /** When what a record tells happened, as an ISO 8601 time, if that may be another order than that of the ids. */
  readonly happenedAt?: (id: string, store: Store) => Promise<string | undefined>;
}

/** What causes mail, by the first part of a source's name: `inquiries-<name>`, `notices-<id>`, `alerts-<id>`. */
const kinds: Readonly<Record<string, SourceKind>> = {
  [inquirySources]: {
    ids: inquiryNames,
    mails: inquiryMails,
    storedAt: async (name, store) => (await readInquiry(store, name))?.receivedAt,
  },
  [noticeSources]: {
    ids: noticeIds,
    mails: noticeMails,
    storedAt: async (id, store) => (await readNotice(store, id))?.createdAt,
    async happenedAt(id, store) {
      const notice = await readNotice(store, id);
      return notice?.isConfirmed ? notice.createdAt : (notice?.occurredAt ?? notice?.createdAt);
    },
  },
  alerts: {
    ids: alertIds,
    mails: alertMails,
    storedAt: async (id, store) => (await readAlert(store, id))?.at,
  },
};

/**
 * Names of all records that cause mail and have not been delivered, by their kind. There is no separate
 * queue: the outbox is what is stored minus what was delivered, so no stored record can be missing from it.
 */
export async function waitingSources({
  store,
}: Pick<StorageRuntime, "store">): Promise<readonly (readonly string[])[]> {
  const delivered = await deliveredSources(store);
  const sources = Object.entries(kinds).map(async ([kind, { ids }]) =>
    (await ids(store)).map((id) => `${kind}-${id}`).filter((source) => !delivered.has(source)),
  );
  return Promise.all(sources);
}

/**
 * The same in the order in which their mails are sent: kind after kind, and what happened first of them first. A record
 * that cannot be read is left to whoever makes its mails.
 */
export async function sourcesInTurn(runtime: Pick<StorageRuntime, "store">): Promise<readonly string[]> {
  const timed = async (source: string) => {
    const { kind, id } = split(source);
    return { source, at: (await kind?.happenedAt?.(id, runtime.store).catch(() => undefined)) ?? "" };
  };
  const ofKinds = (await waitingSources(runtime)).map((ofKind) => Promise.all(ofKind.map(timed)));
  return (await Promise.all(ofKinds)).flatMap((ofKind) =>
    ofKind.toSorted((one, other) => one.at.localeCompare(other.at)).map(({ source }) => source),
  );
}

/** The mails of a source; an empty list if its record is gone or must not be mailed. */
export async function mailsOf(source: string, runtime: Runtime): Promise<readonly OutgoingMail[]> {
  const { kind, id } = split(source);
  return (await kind?.mails(id, runtime)) ?? [];
}

/** When the record of a source was stored, as an ISO 8601 time; undefined if it is gone. */
export async function storedAt(
  source: string,
  { store }: Pick<StorageRuntime, "store">,
): Promise<string | undefined> {
  const { kind, id } = split(source);
  return kind?.storedAt(id, store);
}

/** When what a source tells happened, as an ISO 8601 time; undefined if its record is gone. */
export async function happenedAt(
  source: string,
  { store }: Pick<StorageRuntime, "store">,
): Promise<string | undefined> {
  const { kind, id } = split(source);
  return (kind?.happenedAt ?? kind?.storedAt)?.(id, store);
}

/** The notice that is a source of mail; undefined of other sources, or if it is gone. */
export async function noticeOf(source: string, { store }: Pick<StorageRuntime, "store">) {
  const { kind, id } = split(source);
  return kind === kinds[noticeSources] ? readNotice(store, id) : undefined;
}

function split(source: string): { readonly kind: SourceKind | undefined; readonly id: string } {
  const [name = ""] = source.split("-", 1);
  return { kind: kinds[name], id: source.slice(name.length + 1) };
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
  if (!notice) return [];
  const { kind, reference } = notice;
  const [team, payer] = [await noticeMail(id, notice, runtime), await payerMail(id, notice, runtime)];
  const afterSending = () => (kind === "paid" ? noteThanks(runtime, reference) : Promise.resolve());
  return [
    ...(team ? [{ name: "team", message: team, mayBeRefused: false }] : []),
    ...(payer ? [{ name: "payer", message: payer, mayBeRefused: true, afterSending }] : []),
  ];
}

async function alertMails(id: string, runtime: Runtime): Promise<readonly OutgoingMail[]> {
  const alert = await readAlert(runtime.store, id);
  return alert ? [{ name: "team", message: alertMail(id, alert, runtime), mayBeRefused: false }] : [];
}
