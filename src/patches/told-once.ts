import type { Action, Reducer } from "./decap-state";

/** What Decap puts before the words of a refused upload or deletion in the media library, in English only. */
const mediaFailed = /^Failed to (?:persist|delete) media: (?:\w+: )?/;

/**
 * A reducer without Decap's notifications of errors that a dialog has told: it has said it all. Other errors of the media
 * library are told in their own words.
 *
 * @param isTold whether a dialog has told of an error with these words
 */
export function tellingOnce(reducer: Reducer, isTold: (words: string) => boolean): Reducer {
  return (before, action) => {
    const { type, payload } = action;
    if (!before || type !== "NOTIFICATION_SEND") return reducer(before, action);
    const { message } = payload ?? {};
    const words = typeof message === "string" ? message.replace(mediaFailed, "") : String(message?.details);
    if (isTold(words)) return before;
    if (typeof message !== "string") return reducer(before, action);
    return reducer(before, { ...action, payload: { ...payload, message: words } });
  };
}

/** Keeps from the browser's console that a save has failed, of which Decap tells the editor: nothing waits for its promise. */
export function keepFailuresQuiet(): void {
  window.addEventListener("unhandledrejection", (event) => {
    const { type } = (event.reason ?? {}) as Partial<Action>;
    if (type && /^(?:UNPUBLISHED_)?ENTRY_PERSIST_FAILURE$/.test(type)) event.preventDefault();
  });
}
