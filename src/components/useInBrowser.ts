import { useSyncExternalStore } from "react";

/** Subscribes to nothing. */
const noChanges = () => () => undefined;

/**
 * What only the browser knows, and what stays the same while a page is shown.
 *
 * @param read returns the same value each time
 * @param prerendered the value while prerendering and hydrating
 */
export function useInBrowser<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(noChanges, read, () => prerendered);
}
