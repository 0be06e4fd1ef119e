import { succeeds, type Reducer } from "./decap-state";

/** A reducer for which the notification of a save that failed goes as soon as one succeeds. */
export function forgettingFailures(reducer: Reducer): Reducer {
  return (before, action) => {
    const after = reducer(before, action);
    const shown = after.notifications?.notifications;
    if (!shown || !succeeds.test(action.type)) return after;
    const left = shown.filter(
      ({ message }) => typeof message === "string" || message.key !== "ui.toast.onFailToPersist",
    );
    return { ...after, notifications: { ...after.notifications, notifications: left } };
  };
}
