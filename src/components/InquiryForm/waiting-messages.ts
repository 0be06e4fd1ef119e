import { second } from "../../domain/durations";
import { webStorage } from "../web-storage";
import type { DraftInfo } from "./draft";
import { type InquiryProblem, waitingKey } from "./inquiry-message";
import { sendInquiry } from "./send-inquiry";

/** A message that was written without signal. */
export interface WaitingMessage extends DraftInfo {
  /** The form's fields, hidden ones included. */
  readonly fields: Readonly<Record<string, string>>;
  /** Why the server refused it: it then waits to be taken back. */
  readonly refusal?: InquiryProblem;
}

const storage = webStorage(() => localStorage);

/** Fired on the window when messages begin or cease to wait. */
const changedHere = "waitingchange";

/** Answers after which a message is not sent again as it is. */
const refusals: readonly InquiryProblem[] = ["invalid", "too_large", "malformed", "unsupported_type"];

/** Milliseconds between two attempts: a browser that is connected may have no signal yet. */
const pause = 10 * second;

/** Says how many messages have arrived. */
let announce: ((count: number) => void) | undefined;
let isSending = false;

/** The messages that wait on this device, in all tabs. */
export function waitingMessages(): readonly WaitingMessage[] {
  return (storage.kept(waitingKey) as readonly WaitingMessage[] | undefined) ?? [];
}

/** Calls `listener` when {@link waitingMessages} change; returns a function that unsubscribes. */
export function subscribeToWaiting(listener: () => void): () => void {
  // browsers fire `storage` for changes of other tabs only
  const changes = [changedHere, "storage"];
  changes.forEach((change) => addEventListener(change, listener));
  return () => changes.forEach((change) => removeEventListener(change, listener));
}

/** Lets a message wait. Returns whether the browser keeps it. */
export function keepWaiting(message: WaitingMessage): boolean {
  write([...others(message), message]);
  return others(message).length < waitingMessages().length;
}

/** Removes a message, so that it is not sent. */
export function withdraw(message: WaitingMessage): void {
  write(others(message));
}

/** Sends what waits as soon as there is signal, from now on for as long as the page is open. */
export function keepSending(onSent: (count: number) => void): void {
  if (!announce) {
    addEventListener("online", attempt);
    setInterval(attempt, pause);
  }
  announce = onSent;
  attempt();
}

function attempt(): void {
  if (isSending || !navigator.onLine) return;
  isSending = true;
  void sendWaiting()
    .then((count) => (count > 0 ? announce?.(count) : undefined))
    .finally(() => (isSending = false));
}

/** Sends each message with its own key, so that it arrives once. Returns how many have arrived. */
async function sendWaiting(): Promise<number> {
  let arrived = 0;
  for (const message of waitingMessages().filter(({ refusal }) => !refusal)) {
    const { fields, shownAt, idempotencyKey } = message;
    const result = await sendInquiry({ ...fields, elapsedMs: Date.now() - shownAt, idempotencyKey });
    if (result.sent) {
      arrived += 1;
      withdraw(message);
    } else if (refusals.includes(result.problem)) {
      keepWaiting({ ...message, refusal: result.problem });
    }
  }
  return arrived;
}

function others({ idempotencyKey }: WaitingMessage): readonly WaitingMessage[] {
  return waitingMessages().filter((message) => message.idempotencyKey !== idempotencyKey);
}

function write(messages: readonly WaitingMessage[]): void {
  if (messages.length > 0) storage.keep(waitingKey, messages);
  else storage.drop(waitingKey);
  dispatchEvent(new Event(changedHere));
}
