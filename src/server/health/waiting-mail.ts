import { readAlert } from "../alerts/alerts";
import { readInquiry } from "../inquiries/inquiries";
import { deliveredSources } from "../outbox/delivery-state";
import { mailSources } from "../outbox/sources";
import { readNotice } from "../payments/notices";
import type { Runtime } from "../runtime";

/** The mail that has still to be sent. */
export interface WaitingMail {
  /** Inquiries, notices and alerts with mail to send. */
  readonly count: number;
  /** When the oldest of them was stored; undefined if nothing waits. */
  readonly since: Date | undefined;
}

/** How many records of each kind are read to find the oldest; inquiries come in the order of their days. */
const readAtMost = 50;

/** Counts the waiting mail and finds how long the oldest waits. */
export async function waitingMail(runtime: Pick<Runtime, "store">): Promise<WaitingMail> {
  const delivered = await deliveredSources(runtime.store);
  const waiting = (await mailSources(runtime)).filter((source) => !delivered.has(source));
  const moments: string[] = [];
  for (const kind of ["inquiries-", "notices-", "alerts-"]) {
    const ofKind = waiting.filter((source) => source.startsWith(kind)).slice(0, readAtMost);
    for (const source of ofKind) {
      const moment = await storedAt(source, runtime).catch(() => undefined);
      if (moment !== undefined) moments.push(moment);
    }
  }
  const oldest = moments.sort()[0];
  return { count: waiting.length, since: oldest === undefined ? undefined : new Date(oldest) };
}

/** When a source of mail was stored, as an ISO 8601 time. */
async function storedAt(source: string, { store }: Pick<Runtime, "store">): Promise<string | undefined> {
  const id = source.slice(source.indexOf("-") + 1);
  if (source.startsWith("inquiries-")) return (await readInquiry(store, id))?.receivedAt;
  if (source.startsWith("alerts-")) return (await readAlert(store, id))?.at;
  return (await readNotice(store, id))?.createdAt;
}
