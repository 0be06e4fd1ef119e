/**
 * Runs in the page: the first visible element that matches a selector and, if given, has exactly this name, which
 * is its label or its visible text. Upper and lower case are alike, since styles may change them.
 */
export function findShown(selector: string, name: string | null): HTMLElement | null {
  const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim().toLowerCase();
  const isNamed = (element: HTMLElement) =>
    name === null || plain(element.ariaLabel ?? element.innerText) === plain(name);
  const elements = [...document.querySelectorAll(selector)].filter((each) => each instanceof HTMLElement);
  return elements.find((each) => each.checkVisibility({ visibilityProperty: true }) && isNamed(each)) ?? null;
}
