import { useSyncExternalStore } from "react";

/** Event for our own `pushState` and `replaceState` calls, for which browsers fire none. */
export const changedHere = "addresschange";
const changes = ["popstate", "hashchange", changedHere];

/**
 * A value read from the query or hash of the page's address, kept up to date.
 *
 * @param unknown the value while prerendering and hydrating, when there is no address to read
 */
export function useAddress<Part extends string | null | undefined>(read: () => Part, unknown: Part): Part {
  return useSyncExternalStore(subscribe, read, () => unknown);
}

function subscribe(onChange: () => void): () => void {
  changes.forEach((change) => addEventListener(change, onChange));
  return () => changes.forEach((change) => removeEventListener(change, onChange));
}
