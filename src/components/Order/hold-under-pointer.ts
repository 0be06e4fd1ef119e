import { flushSync } from "react-dom";

/** Scrolls by as much as a change moves what the pointer is on, so that a click does not miss it. */
export function holdUnderPointer(change: () => void): void {
  const held = [...document.querySelectorAll(":hover")].at(-1);
  const top = () => held?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  const moved = held?.isConnected ? top() - before : 0;
  if (moved !== 0) scrollBy({ top: moved, behavior: "instant" });
}
