/** The code for messages that wait for signal. */
export type WaitingModule = typeof import("./WaitingMessages");

/** Key in `localStorage` of the messages that wait; there is none if none waits. */
export const waitingKey = "waiting-messages";

/** Loads that code; undefined if there is no signal, and it was not loaded before. */
export function loadWaiting(): Promise<WaitingModule | undefined> {
  return import(/* webpackChunkName: "waiting" */ "./WaitingMessages").catch(() => undefined);
}

/** Whether a message waits on this device. */
export function somethingWaits(): boolean {
  try {
    return waitingKey in localStorage;
  } catch {
    return false;
  }
}
