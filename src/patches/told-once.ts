import type { Reducer } from "./draft-state";

/** A reducer without Decap's notifications of errors that say they are told already: a dialog has said it all. */
export function tellingOnce(reducer: Reducer): Reducer {
  return (before, action) => {
    const message = action.type === "NOTIFICATION_SEND" ? action.payload?.message : undefined;
    const isTold = typeof message === "object" && message.details?.isTold === true;
    return before && isTold ? before : reducer(before, action);
  };
}
