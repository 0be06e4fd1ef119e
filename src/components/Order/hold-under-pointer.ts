import { flushSync } from "react-dom";

/** Milliseconds for which a tap goes nowhere but to what was held: so long a finger may be on its way to what has moved. */
const onItsWay = 700;

/**
 * Makes a change so that no click or tap misses what it is meant for: not between its press and its release, and scrolling
 * by as much as the change moves what the pointer is on. A finger may be above anything: then that is what it tapped last
 * or, if that is out of view, the button that is in view, and for a moment nothing else can be tapped.
 */
export function holdUnderPointer(change: () => void): void {
  if (document.querySelector(":active")) {
    setTimeout(() => holdUnderPointer(change), 50);
    return;
  }
  const under = [...document.querySelectorAll("main :hover")].slice(-1);
  const held = [...under, ...document.querySelectorAll("main [type=submit]")].find(isInView);
  const top = () => held?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  const moved = held?.isConnected ? top() - before : 0;
  if (moved !== 0) scrollBy({ top: moved, behavior: "instant" });
  if (matchMedia("(hover: none)").matches) shield(held?.closest<HTMLElement>("button, a, label"));
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** @param except what can still be tapped */
function shield(except: HTMLElement | null | undefined): void {
  const main = document.querySelector("main");
  const set = (value: string, exception: string) => {
    if (main) main.style.pointerEvents = value;
    if (except) except.style.pointerEvents = exception;
  };
  set("none", "auto");
  setTimeout(() => set("", ""), onItsWay);
}
