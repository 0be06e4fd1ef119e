import type { AlertKind, RetentionReport } from "../../domain/contract/operation-answers";
import { hour } from "../../domain/durations";
import { aheadOf, clockSeen, largestStep } from "../clock";
import type { Runtime } from "../runtime";
import { quarantined, unreadableInPlace } from "../storage/quarantine";
import { waitingMail } from "./waiting-mail";

/** Mail that waits longer than this, in milliseconds, is a problem: the first seven attempts have failed. */
export const longestWait = 6 * hour;

/** Less free space than this on the disk of the store, in bytes, is a problem. */
export const leastFreeSpace = 200_000_000;

/** Finds everything that the team is to be told about. `retention`: what retention reported in this run. */
export async function findWrong(
  runtime: Runtime,
  { refusal, undelivered }: RetentionReport,
): Promise<ReadonlySet<AlertKind>> {
  const { store, now, mailer } = runtime;
  const wrong = new Set<AlertKind>();
  if (refusal) wrong.add(refusal);
  if (undelivered > 0) wrong.add("undelivered");
  const seen = await clockSeen(runtime);
  if (seen && aheadOf(seen, runtime) < -largestStep) wrong.add("clock");
  if ((await quarantined(store)).length + (await unreadableInPlace(runtime)).length > 0)
    wrong.add("quarantine");
  const { since } = await waitingMail(runtime);
  if (mailer && since && now().getTime() - since.getTime() > longestWait) wrong.add("mail");
  const free = await store.freeSpace();
  if (free !== undefined && free < leastFreeSpace) wrong.add("disk");
  return wrong;
}
