import { useSyncExternalStore } from "react";

/** The event of changes made here: the browser has events for its own only. */
export const changedHere = "addresschange";
const changes = ["popstate", "hashchange", changedHere];

/**
 * What a page reads from the query or the hash of its address, read anew at each change of it.
 *
 * @param unknown given while the page is prerendered and in its first render, which have no address
 */
export function useAddress<Part extends string | null | undefined>(read: () => Part, unknown: Part): Part {
  return useSyncExternalStore(subscribe, read, () => unknown);
}

function subscribe(onChange: () => void): () => void {
  changes.forEach((change) => addEventListener(change, onChange));
  return () => changes.forEach((change) => removeEventListener(change, onChange));
}
