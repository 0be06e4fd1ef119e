import { screen, within } from "@testing-library/react";

/** The part of the page that has this name, which is mostly its heading. */
export function region(name: string): HTMLElement {
  return screen.getByRole("region", { name });
}

/** The nearest element around the heading of this name that matches a selector. */
export function around(heading: string, selector: string): HTMLElement {
  const found = screen.getByRole("heading", { name: heading }).closest<HTMLElement>(selector);
  if (!found) throw new Error(`Around “${heading}” there is no ${selector}.`);
  return found;
}

/** The texts of an element, one for each of its parts: `<p><b>$25</b> <i>a seedling</i></p>` has two. */
export function linesOf(element: Element): string[] {
  const lines = text(element).split("\n");
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** The words of an element in one line. */
export function wordsOf(element: Element): string {
  return linesOf(element).join(" ");
}

/** The words of every element of a role inside another one. `level` is that of headings. */
export function wordsOfAll(container: HTMLElement, role: string, level?: number): string[] {
  const found = within(container).queryAllByRole(role, level === undefined ? {} : { level });
  return found.map(wordsOf);
}

/** Name and address of every link, in order. */
export function linksOf(container: HTMLElement): [name: string, href: string | null][] {
  const links = within(container).getAllByRole("link");
  return links.map((link) => [nameOf(link), link.getAttribute("href")]);
}

/** The terms of a description list, each with what is said of it. */
export function factsOf(container: HTMLElement): [term: string, description: string][] {
  const terms = [...container.querySelectorAll("dt")];
  return terms.map((term) => [wordsOf(term), wordsOf(term.nextElementSibling ?? term)]);
}

/** What a link or button is called. */
export function nameOf(element: Element): string {
  return element.getAttribute("aria-label") ?? wordsOf(element);
}

/**
 * An element's text, its parts on lines of their own. Spaces that may not break become plain ones, and the one that
 * some versions of `Intl` set behind `US$` is left out.
 */
function text(node: Node): string {
  if (node instanceof Text) return node.data.replaceAll(/\s+/g, " ").replaceAll(/US\$ (?=\d)/g, "US$");
  return node instanceof Element ? `\n${[...node.childNodes].map(text).join("")}\n` : "";
}
