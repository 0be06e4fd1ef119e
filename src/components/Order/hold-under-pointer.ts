import { flushSync } from "react-dom";

const top = (element: Element) => element.getBoundingClientRect().top;

/**
 * Makes a change so that no click or tap misses what it is meant for: not between its press and its release, and scrolling
 * by as much as the change moves what the pointer is on. A finger may be above anything: that is what it tapped last or, if
 * that is out of view, the button that is in view. For a moment, what has come cannot be tapped: see `base.css`.
 */
export function holdUnderPointer(change: () => void): void {
  if (document.querySelector("main :active")) {
    setTimeout(holdUnderPointer, 50, change);
    return;
  }
  const under = [...document.querySelectorAll("main :hover")].slice(-1);
  const held = [...under, ...document.querySelectorAll("main [type=submit]")].find(
    (element) => top(element) >= 0 && top(element) < innerHeight,
  );
  const before = held ? top(held) : 0;
  flushSync(change);
  const moved = held?.isConnected ? top(held) - before : 0;
  if (moved !== 0) scrollBy({ top: moved, behavior: "instant" });
  settle(true);
  setTimeout(settle, 700, false);
}

const settle = (isSettling: boolean) => document.body.toggleAttribute("data-settling", isSettling);
