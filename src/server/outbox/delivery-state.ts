import { z } from "zod";
import { minute } from "../../domain/durations";
import { momentRecord } from "../storage/moment-record";
import type { StorageRuntime } from "../storage/quarantine";
import { readExpendable } from "../storage/read-expendable";
import type { Store } from "../storage/store";

/** Minutes to wait after the first, second, … failed attempt; the last value repeats without limit. */
const waits = [1, 5, 15, 60, 180, 360];

/** The longest time from one attempt to the next, in milliseconds. */
const longestWait = Math.max(...waits) * minute;

/** The delivery state of one mail. */
const mailState = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("waiting"),
    attempts: z.int(),
    nextAttemptAt: z.iso.datetime(),
    code: z.string(),
  }),
  z.object({ status: z.literal("sent"), at: z.iso.datetime() }),
  z.object({ status: z.literal("refused"), at: z.iso.datetime(), code: z.string() }),
]);

/** The states of a source's mails, by name; a source is an inquiry or a notice. No state: never tried. */
const deliveryState = z.record(z.string(), mailState);

export type MailState = z.output<typeof mailState>;
export type DeliveryState = z.output<typeof deliveryState>;

const stateKey = (source: string) => `deliveries:${source}`;
const doneKey = (source: string) => `delivered:${source}`;

/** The first part of the names of inquiries as sources of mail. */
export const inquirySources = "inquiries";

/** The first part of the names of notices as sources of mail. */
export const noticeSources = "notices";

/** The name of an inquiry as a source of mail. */
export const inquirySource = (name: string) => `${inquirySources}-${name}`;

/** Forgets what was delivered of a source. */
export async function removeDeliveryState(store: Store, source: string): Promise<void> {
  await store.remove(stateKey(source));
  await store.remove(doneKey(source));
}

/** The sources of which something was tried and not everything was sent: it waits, or was refused. */
export function unsentSources(store: Store): Promise<readonly string[]> {
  return store.names("deliveries");
}

/** The sources that have no mail left to send. */
export async function deliveredSources(store: Store): Promise<ReadonlySet<string>> {
  return new Set(await store.names("delivered"));
}

/**
 * Reads the delivery states of a source. A damaged record counts as “nothing tried”: sending a mail twice
 * is better than not sending it.
 */
export async function readDeliveryState(runtime: StorageRuntime, source: string): Promise<DeliveryState> {
  return (await readExpendable(runtime, stateKey(source), deliveryState)) ?? {};
}

export function writeDeliveryState(store: Store, source: string, state: DeliveryState): Promise<void> {
  return store.write(stateKey(source), deliveryState, state);
}

/**
 * Marks a source as having no mail left to send.
 *
 * @param hasRefused whether mail of it was refused: its state then stays, until it is settled or tried once more
 */
export async function markDelivered(
  store: Store,
  source: string,
  at: Date,
  hasRefused = false,
): Promise<void> {
  await store.create(doneKey(source), momentRecord, { at: at.toISOString() });
  if (!hasRefused) await store.remove(stateKey(source));
}

/** Lets the mails of a source that were refused be tried once more. What was sent is not sent again. */
export async function tryRefusedAgain(runtime: StorageRuntime, source: string): Promise<void> {
  const mails = Object.entries(await readDeliveryState(runtime, source));
  const rest = Object.fromEntries(mails.filter(([, state]) => !isRefused(state)));
  await writeDeliveryState(runtime.store, source, rest);
  await runtime.store.remove(doneKey(source));
}

/** Whether a mail should be sent now. A time that is further ahead than any wait was set by a wrong clock. */
export function isDue(state: MailState | undefined, now: Date): boolean {
  if (state?.status !== "waiting") return state === undefined;
  const left = new Date(state.nextAttemptAt).getTime() - now.getTime();
  return left <= 0 || left > longestWait;
}

/** Whether a mail is neither sent nor refused, so that it will be tried again. */
export function isOpen(state: MailState | undefined): boolean {
  return state === undefined || state.status === "waiting";
}

/** Whether a mail is not tried again, since the mail server refuses it for good. */
export function isRefused(state: MailState | undefined): boolean {
  return state?.status === "refused";
}

/** The state after one more failed attempt. */
export function afterFailure(state: MailState | undefined, code: string, now: Date): MailState {
  const attempts = (state?.status === "waiting" ? state.attempts : 0) + 1;
  return { status: "waiting", attempts, nextAttemptAt: nextAttempt(attempts, now).toISOString(), code };
}

/** When to retry a mail after `attempts` failed attempts. */
function nextAttempt(attempts: number, now: Date): Date {
  const wait = waits[Math.min(attempts, waits.length) - 1] ?? 1;
  return new Date(now.getTime() + wait * minute);
}
