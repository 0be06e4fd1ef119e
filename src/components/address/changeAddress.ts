import { changedHere } from "./useAddress";

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
    // Safari throws after a hundred changes in thirty seconds: this change is lost, later ones work.
  }
  dispatchEvent(new Event(changedHere));
}
