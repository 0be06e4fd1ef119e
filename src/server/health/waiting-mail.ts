import { storedAt, waitingSources } from "../outbox/sources";
import type { StorageRuntime } from "../storage/quarantine";
import type { WaitingMail } from "./find-wrong";

/** How many records of each kind are read to find the oldest; inquiries come in the order of their days. */
const readAtMost = 50;

/** Counts the waiting mail and finds how long the oldest waits. */
export async function waitingMail(runtime: Pick<StorageRuntime, "store">): Promise<WaitingMail> {
  const waiting = await waitingSources(runtime);
  const moments: string[] = [];
  for (const source of waiting.flatMap((ofKind) => ofKind.slice(0, readAtMost))) {
    const moment = await storedAt(source, runtime).catch(() => undefined);
    if (moment !== undefined) moments.push(moment);
  }
  const oldest = moments.sort()[0];
  return { count: waiting.flat().length, since: oldest === undefined ? undefined : new Date(oldest) };
}
