import { useSyncExternalStore } from "react";

const changed = "querychange";

/** The query of the page's address, with its `?`; empty while the page is prerendered. */
export function useQueryString(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
}

/** Changes the query in place: no new entry in the history for each small step. */
export function replaceQueryString(search: string): void {
  if (search === location.search) return;
  try {
    history.replaceState(history.state, "", location.pathname + search + location.hash);
  } catch {
    // Safari refuses a hundred changes in thirty seconds: the step is not taken, the next one is.
  }
  dispatchEvent(new Event(changed));
}

function subscribe(onChange: () => void): () => void {
  const events = [changed, "popstate"];
  events.forEach((event) => addEventListener(event, onChange));
  return () => events.forEach((event) => removeEventListener(event, onChange));
}
