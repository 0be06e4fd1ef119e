import { useSyncExternalStore } from "react";

/** The anchor of the page's address, without its `#`; null while the page is prerendered. */
export function useAnchor(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => null,
  );
}

/** Changes the anchor in place: the page does not scroll, and the history has no entry for it. */
export function replaceAnchor(anchor: string): void {
  history.replaceState(history.state, "", `#${anchor}`);
  // As the browser does when it changes the anchor itself.
  dispatchEvent(new Event("hashchange"));
}

function subscribe(onChange: () => void): () => void {
  const events = ["hashchange", "popstate"];
  events.forEach((event) => addEventListener(event, onChange));
  return () => events.forEach((event) => removeEventListener(event, onChange));
}
