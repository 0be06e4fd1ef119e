import { useSyncExternalStore } from "react";

/** What follows the path in the page's address: `?category=partnership#list`. */
export function addressRest(): string {
  return location.search + location.hash;
}

/** Query and hash of the page's address; empty while prerendering and in the first render. */
export function useAddressRest(): string {
  return useSyncExternalStore(subscribe, addressRest, () => "");
}

function subscribe(notify: () => void): () => void {
  const events = ["popstate", "hashchange"];
  events.forEach((event) => addEventListener(event, notify));
  return () => events.forEach((event) => removeEventListener(event, notify));
}
