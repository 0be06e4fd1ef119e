import type { AlertKind, RetentionReport } from "../../domain/contract/operation-answers";
import { hour } from "../../domain/durations";
import { aheadOf, clockSeen, largestStep } from "../clock";
import { missingGoods } from "../goods/goods-files";
import { refusedOfTeam } from "../mail/team-addresses";
import { seemsTested } from "../payments/card-testing";
import { canSell } from "../payments/offers";
import { unrecordedPayments } from "../payments/unrecorded";
import type { Runtime } from "../runtime";
import { quarantined, type StorageRuntime, unreadableInPlace } from "../storage/quarantine";

/** Mail that waits longer than this, in milliseconds, is a problem: the first seven attempts have failed. */
export const longestWait = 6 * hour;

/** Less free space than this on the disk of the store, in bytes, is a problem. */
export const leastFreeSpace = 200_000_000;

/** The mail that has still to be sent. */
export interface WaitingMail {
  /** Inquiries, notices and alerts with mail to send. */
  readonly count: number;
  /** When the oldest of them was stored; undefined if nothing waits. */
  readonly since: Date | undefined;
}

/** What a run of the regular job found; undefined where the step failed. */
export interface FoundByJob {
  readonly retention: RetentionReport | undefined;
  readonly waiting: WaitingMail | undefined;
}

/** What can be said to be well, unless it is wrong: a step of the job has looked at it. */
export function lookedAt({ retention, waiting }: FoundByJob): readonly AlertKind[] {
  return [
    ...(["quarantine", "recipients", "disk", "goods", "cards", "unrecorded"] as const),
    ...(retention ? (["clock", "share", "undelivered"] as const) : []),
    ...(waiting ? (["mail"] as const) : []),
  ];
}

/** Finds everything that the team is to be told about, also from what a run of the regular job found. */
export async function findWrong(
  runtime: Runtime,
  { retention, waiting }: FoundByJob,
): Promise<ReadonlySet<AlertKind>> {
  const { store, now, mailer, siteData } = runtime;
  const wrong = new Set<AlertKind>();
  if (retention?.refusal) wrong.add(retention.refusal);
  if (retention && retention.undelivered > 0) wrong.add("undelivered");
  const seen = await clockSeen(runtime);
  if (seen && aheadOf(seen, runtime) < -largestStep) wrong.add("clock");
  const since = waiting?.since;
  if (mailer && since && now().getTime() - since.getTime() > longestWait) wrong.add("mail");
  const free = await store.freeSpace();
  if (free !== undefined && free < leastFreeSpace) wrong.add("disk");
  if (await lacksGoods(siteData.products, runtime)) wrong.add("goods");
  if (await seemsTested(runtime)) wrong.add("cards");
  for (const kind of await wrongRecords(runtime)) wrong.add(kind);
  return wrong;
}

/** Whether a file that is sold is missing, where anything is charged. */
export async function lacksGoods(
  products: Runtime["siteData"]["products"],
  runtime: Pick<Runtime, "environment" | "providers" | "store">,
): Promise<boolean> {
  const { environment, providers } = runtime;
  const sells = canSell(environment) && providers.some(({ charges }) => charges);
  return sells && (await missingGoods(products, runtime)).length > 0;
}

/** What the records themselves show to be wrong. */
export async function wrongRecords(
  runtime: StorageRuntime & Pick<Runtime, "environment">,
): Promise<readonly AlertKind[]> {
  const { store } = runtime;
  const damaged = (await quarantined(store)).length + (await unreadableInPlace(runtime)).length;
  return [
    ...((await refusedOfTeam(runtime)).length > 0 ? (["recipients"] as const) : []),
    ...(damaged > 0 ? (["quarantine"] as const) : []),
    ...((await unrecordedPayments(runtime)).length > 0 ? (["unrecorded"] as const) : []),
  ];
}
