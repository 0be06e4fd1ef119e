import { screen, within } from "@testing-library/react";

/** The region with this accessible name, which is usually its heading. */
export function region(name: string): HTMLElement {
  return screen.getByRole("region", { name });
}

/** The nearest ancestor of the heading with this name that matches a selector. */
export function around(heading: string, selector: string): HTMLElement {
  const found = screen.getByRole("heading", { name: heading }).closest<HTMLElement>(selector);
  if (!found) throw new Error(`Around “${heading}” there is no ${selector}.`);
  return found;
}

/** The text lines of an element, one per child element: `<p><b>$25</b> <i>a seedling</i></p>` has two. */
export function linesOf(element: Element): string[] {
  const lines = text(element).split("\n");
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** The text of an element in one line. */
export function wordsOf(element: Element): string {
  return linesOf(element).join(" ");
}

/** The texts of all elements with a role inside a container. `level` is for headings. */
export function wordsOfAll(container: HTMLElement, role: string, level?: number): string[] {
  const found = within(container).queryAllByRole(role, level === undefined ? {} : { level });
  return found.map(wordsOf);
}

/** Name and address of every link, in order. */
export function linksOf(container: HTMLElement): [name: string, href: string | null][] {
  const links = within(container).getAllByRole("link");
  return links.map((link) => [nameOf(link), link.getAttribute("href")]);
}

/** The terms of description lists that are shown, each with its description. */
export function factsOf(container: HTMLElement): [term: string, description: string][] {
  const terms = [...container.querySelectorAll("dt")].filter((term) => !term.closest("[hidden]"));
  return terms.map((term) => [wordsOf(term), wordsOf(term.nextElementSibling ?? term)]);
}

/** The accessible name of a link or button: its `aria-label` or its text. */
export function nameOf(element: Element): string {
  return element.getAttribute("aria-label") ?? wordsOf(element);
}

/**
 * An element's text, with each element on lines of its own. Non-breaking spaces become plain ones; the space
 * that some versions of `Intl` write after `US$` is removed.
 */
function text(node: Node): string {
  if (node instanceof Text) return node.data.replaceAll(/\s+/g, " ").replaceAll(/US\$ (?=\d)/g, "US$");
  return node instanceof Element ? `\n${[...node.childNodes].map(text).join("")}\n` : "";
}
