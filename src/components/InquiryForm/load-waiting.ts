import type { InquiryMessage, InquiryResult } from "./send-inquiry";

/** The code for messages that wait for signal. */
export type WaitingModule = typeof import("./WaitingMessages");

/** Key in `localStorage` of the messages that wait; there is none if none waits. */
export const waitingKey = "waiting-messages";

/** Loads that code; undefined if there is no signal, and it was not loaded before. */
export function loadWaiting(): Promise<WaitingModule | undefined> {
  return import(/* webpackChunkName: "waiting" */ "./WaitingMessages").catch(() => undefined);
}

/** A message that may not have arrived: no answer came. */
export const noAnswer = (): InquiryResult => ({
  sent: false,
  problem: navigator.onLine ? "unreachable" : "offline",
  errors: {},
});

/** Sends a message by code that is there since its first letter was typed, so that no page loads it before. */
export async function sendLoaded(message: InquiryMessage): Promise<InquiryResult> {
  return (await loadWaiting())?.sendInquiry(message) ?? noAnswer();
}

/** Whether a message waits on this device. */
export function somethingWaits(): boolean {
  try {
    return waitingKey in localStorage;
  } catch {
    return false;
  }
}
