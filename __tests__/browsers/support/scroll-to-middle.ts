/**
 * Runs in the page: scrolls to an element at once, since drivers do not wait for smooth scrolling.
 *
 * @returns the middle of the element's first line, in the window
 */
export function scrollToMiddle(element: Element): { readonly x: number; readonly y: number } {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x = 0, y = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}
