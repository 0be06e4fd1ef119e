import { useSyncExternalStore } from "react";

/** Told of changes made here: the browser has events for its own only. */
const changedHere = "addresschange";
const changes = ["popstate", "hashchange", changedHere];

/**
 * What a page reads from the query or the hash of its address, read anew at each change of it.
 *
 * @param unknown given while the page is prerendered and in its first render, which have no address
 */
export function useAddress<Part extends string | null | undefined>(read: () => Part, unknown: Part): Part {
  return useSyncExternalStore(subscribe, read, () => unknown);
}

/** Query and hash of an address, with their `?` and `#`. */
export type AddressParts = Partial<Pick<Location, "search" | "hash">>;

/**
 * Changes query or hash in place; a part that is left out stays as it is, and the page does not scroll.
 *
 * @param how `pushState` for a step that Back undoes
 */
export function changeAddress(
  { search = location.search, hash = location.hash }: AddressParts,
  how: "pushState" | "replaceState" = "replaceState",
): void {
  if (search === location.search && hash === location.hash) return;
  try {
    history[how](history.state, "", location.pathname + search + hash);
  } catch {
    // Safari refuses a hundred changes in thirty seconds: the step is not taken, the next one is.
  }
  dispatchEvent(new Event(changedHere));
}

function subscribe(onChange: () => void): () => void {
  changes.forEach((change) => addEventListener(change, onChange));
  return () => changes.forEach((change) => removeEventListener(change, onChange));
}
