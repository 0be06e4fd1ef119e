import { useSyncExternalStore } from "react";

/** Whether the page is scrolled down by more than a distance in px; false while prerendering. */
export function useScrolled(distance: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > distance,
    () => false,
  );
}

function subscribe(notify: () => void): () => void {
  addEventListener("scroll", notify, { passive: true });
  return () => removeEventListener("scroll", notify);
}
