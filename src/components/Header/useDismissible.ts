import { useEffect, type RefObject } from "react";

/**
 * Closes an open `<details>` that covers the page: on Escape (focus returns to its summary), when a link in
 * it is followed, on a click outside, and when focus moves outside.
 */
export function useDismissible(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const { signal, stop } = listening();
    const isOutside = (target: EventTarget | null) => !details.contains(target as Node | null);
    const close = () => {
      details.open = false;
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !details.open) return;
      close();
      details.querySelector("summary")?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (isOutside(target) || (target as Element).closest("a")) close();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (isOutside(target)) close();
    };
    document.addEventListener("keydown", onKeyDown, { signal });
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("focusin", onFocusIn, { signal });
    return stop;
  }, [ref]);
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, stop: () => controller.abort() };
}
