import { adminPath } from "../../domain/addresses";
import { pathOfOwn } from "./own-address";
import { makeWordLists } from "./word-lists";

/** What no text of the site has. Pictures would be taken from other sites: they are uploaded instead. */
const unwanted =
  'style, script, template, title, meta, link, img, picture, svg, math, video, audio, iframe, object, embed, [style*="mso-hide:all"], [style*="mso-element:comment"]';

/** Parts of an address that tell its site where a visitor comes from. */
const tracking = /(?<=[?&])(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igsh|igshid|mc_[ce]id)=[^&#]*&?/g;

/** The lowest heading of a text. */
const lowest = 4;

/**
 * Reads the HTML that Word, Google Docs or Sheets put on the clipboard, and leaves of it what Markdown has: headings,
 * paragraphs, lists, tables, links, bold and italic. Nothing of it is loaded or run.
 */
export function cleanHtml(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const each of body.querySelectorAll(unwanted)) each.remove();
  makeWordLists(body);
  lowerHeadings(body);
  for (const table of body.querySelectorAll("table:not(:has(th))"))
    for (const cell of table.querySelector("tr")?.children ?? []) rename(cell, "th");
  nameMarks(body);
  for (const list of body.querySelectorAll("ul, ol")) {
    // Google Docs puts a list into a list, not into its item
    const item = list.previousElementSibling;
    if (list.parentElement?.matches("ul, ol") && item?.localName === "li") item.append(list);
  }
  for (const cell of body.querySelectorAll("td, th")) flatten(cell);
  for (const link of body.querySelectorAll("a")) keepAddress(link);
  tidyText(body);
  return body;
}

/** Lowers all headings by a level if there is an `<h1>`: the page's title is the only one. */
function lowerHeadings(body: HTMLElement): void {
  const down = body.querySelector("h1") ? 1 : 0;
  // from the lowest on, so that none is lowered twice
  for (const level of [6, 5, 4, 3, 2, 1])
    for (const each of body.querySelectorAll(`h${level}`)) rename(each, `h${Math.min(level + down, lowest)}`);
  for (const title of body.querySelectorAll("p.MsoTitle")) rename(title, "h2");
}

/** Names what styles alone say: that words are bold, italic or crossed out. Headings and heads of tables are bold anyway, and underlined words look like links. */
function nameMarks(body: HTMLElement): void {
  for (const each of body.querySelectorAll<HTMLElement>(
    String.raw`b, strong, em, i, u, s, strike, span, font, o\:p`,
  )) {
    const { fontWeight, fontStyle, textDecoration } = each.style;
    const isTag = (...names: readonly string[]) => names.includes(each.localName);
    const isBold = fontWeight ? /bold|[6-9]00/.test(fontWeight) : isTag("b", "strong");
    const isItalic = fontStyle ? fontStyle === "italic" : isTag("em", "i");
    const marks = [
      ...(isBold && !each.closest("h1, h2, h3, h4, th, thead") ? ["strong"] : []),
      ...(isItalic ? ["em"] : []),
      ...(textDecoration.includes("line-through") || isTag("s", "strike") ? ["del"] : []),
    ];
    const inner = marks.reduce<readonly Node[]>(
      (nodes, name) => [wrap(each, nodes, name)],
      [...each.childNodes],
    );
    each.replaceWith(...inner);
  }
}

/** Leaves only the words of a cell, since a cell of Markdown has one line. */
function flatten(cell: Element): void {
  for (const each of cell.querySelectorAll("p, div, li, ul, ol, h2, h3, h4, br, table, tbody, tr, td"))
    each.replaceWith(...each.childNodes, " ");
}

/** Leaves a link's words if it leads nowhere on the web, or into the editors' area; an address of this site loses its beginning, any address its {@link tracking}. */
function keepAddress(link: HTMLAnchorElement): void {
  const given = link.getAttribute("href") ?? "";
  const isDetour = given.startsWith("https://www.google.com/url?");
  const whole = (isDetour ? new URL(given).searchParams.get("q") : undefined) ?? given;
  const address = whole.replaceAll(tracking, "").replace(/[?&](?=#|$)/, "");
  const written = pathOfOwn(address) ?? address;
  // the browser makes an anchor of the copied document one of the page that it is pasted into
  const leads = /^(?:https?:|mailto:|tel:|\/)/.test(written) && !written.startsWith(adminPath);
  if (leads) link.setAttribute("href", written);
  else link.replaceWith(...link.childNodes);
}

/**
 * Collapses white space, and drops what Markdown cannot say: empty blocks, spaces at the
 * edge of bold words, comments.
 */
function tidyText(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
  const texts: CharacterData[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as CharacterData);
  for (const text of texts) {
    if (text.nodeType === Node.COMMENT_NODE) text.remove();
    else text.data = text.data.replaceAll(/[\s\u00a0]+/g, " ");
  }
  const marks = [...body.querySelectorAll("strong, em, del, a")];
  for (const mark of marks) joinNext(mark);
  // from the inside out
  for (const mark of marks.toReversed()) {
    const words = mark.innerHTML;
    if (words.startsWith(" ")) mark.before(" ");
    if (words.endsWith(" ")) mark.after(" ");
    mark.innerHTML = words.trim();
    if (mark.textContent === "") mark.remove();
  }
  for (const only of body.querySelectorAll("li > p:first-child:not(:has(~ p))"))
    only.replaceWith(...only.childNodes);
  // Google Docs puts them between paragraphs, too
  for (const line of body.querySelectorAll(":is(p, ul, ol, h2, h3, h4, div, table) + br")) line.remove();
  for (const block of body.querySelectorAll("p, h2, h3, h4, li, ul, ol, blockquote"))
    if (block.textContent.trim() === "") block.remove();
}

/** Takes in the marks that follow at once and are the same: Word cuts words in pieces. */
function joinNext(mark: Element): void {
  let next = mark.nextSibling;
  while (next?.cloneNode(false).isEqualNode(mark.cloneNode(false))) {
    mark.append(...next.childNodes);
    next.remove();
    next = mark.nextSibling;
  }
}

function rename(element: Element, name: string): void {
  element.replaceWith(wrap(element, [...element.childNodes], name));
}

/** Puts nodes into a new element of the document that they are in, where nothing is loaded. */
function wrap({ ownerDocument }: Element, nodes: readonly Node[], name: string): Element {
  const outer = ownerDocument.createElement(name);
  outer.append(...nodes);
  return outer;
}
