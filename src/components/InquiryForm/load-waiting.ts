import { type InquiryMessage, type InquiryResult, noAnswer, waitingKey } from "./inquiry-message";

/** The code for messages that wait for signal. */
export type WaitingModule = typeof import("./WaitingMessages");

/** Loads that code; undefined if there is no signal, and it was not loaded before. */
export function loadWaiting(): Promise<WaitingModule | undefined> {
  return import(/* webpackChunkName: "waiting" */ "./WaitingMessages").catch(() => undefined);
}

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
