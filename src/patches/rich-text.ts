import { findAround } from "./react-parts";

/** What Slate, the editor inside Decap's rich text, calls the nodes that it copies. */
export const fragmentType = "application/x-slate-fragment";

/** A block or another node of Slate's. */
interface SlateNode {
  readonly type?: string;
  readonly children?: readonly object[];
}

/**
 * Inserts Slate's nodes at the cursor of a rich text, as if they had been copied in another one. Decap's own way in,
 * HTML, knows neither tables nor components: `plugins/html/withHtml.js` in decap-cms-widget-markdown.
 */
export function insertNodes(text: Element, nodes: readonly SlateNode[]): void {
  // Slate adds the words of the first block to those before the cursor: a heading would cease to be one
  insertBlocks(text, nodes[0]?.type === "paragraph" || isAtEmptyBlock() ? nodes : [emptyParagraph, ...nodes]);
}

const emptyParagraph = { type: "paragraph", children: [{ text: "" }] };

function isAtEmptyBlock(): boolean {
  const block = getSelection()?.anchorNode?.parentElement?.closest('[data-slate-node="element"], p');
  return block?.textContent.replaceAll("\uFEFF", "") === "";
}

/** Inserts what Slate itself has put on the clipboard as {@link fragmentType}. */
export function insertFragment(text: Element, fragment: string): void {
  insertBlocks(text, JSON.parse(decodeURIComponent(atob(fragment))) as SlateNode[]);
}

/** In a block without words of its own, such as a table, Slate has a cursor with which nobody can type. */
const wordless: readonly (string | undefined)[] = ["shortcode", "thematic-break"];

/** Inserts blocks and puts the cursor behind them; empty paragraphs are not saved. */
function insertBlocks(text: Element, blocks: readonly SlateNode[]): void {
  const all = wordless.includes(blocks.at(-1)?.type) ? [...blocks, emptyParagraph] : blocks;
  insertData(text, fragmentType, btoa(encodeURIComponent(JSON.stringify(all))));
}

/** Puts the cursor behind a part of a line, such as a figure. */
export function goBehind(part: Element): void {
  const behind = part.closest('[data-slate-node="element"]')?.nextElementSibling;
  part.closest<HTMLElement>("[data-slate-editor]")?.focus();
  if (behind) getSelection()?.collapse(behind, 0);
}

/** Inserts plain text, line by line. */
export function insertPlain(text: Element, plain: string): void {
  insertData(text, "text/plain", plain);
}

/** Deletes the component that has the cursor. */
export function deleteChosen(text: Element): void {
  dispatch(text, { inputType: "deleteContentBackward" });
}

function insertData(text: Element, type: string, content: string): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData(type, content);
  dispatch(text, { inputType: "insertFromPaste", dataTransfer });
}

/** Slate acts on this event of the browser's, also on one that no key caused. */
function dispatch(text: Element, init: InputEventInit): void {
  text.dispatchEvent(new InputEvent("beforeinput", { bubbles: true, cancelable: true, ...init }));
}

/** What Slate knows of a node besides its words. */
interface NodeData {
  readonly url?: unknown;
  readonly shortcodeData?: Readonly<Record<string, unknown>>;
}

/** The address of a link in a rich text. */
export function addressOf(link: Element): unknown {
  return dataOf(link)?.url;
}

/** The components of a rich text, such as pictures, each with its fields. */
export function componentsIn(text: Element) {
  return [...text.querySelectorAll("[data-slate-void]")].map((part) => ({
    part,
    fields: dataOf(part)?.shortcodeData ?? {},
  }));
}

/** Decap leaves it out of the page: `renderers.js` in decap-cms-widget-markdown. */
function dataOf(part: Element): NodeData | undefined {
  const node = findAround(part, ({ memoizedProps }) => memoizedProps?.element);
  return (node as { readonly data?: NodeData } | undefined)?.data;
}
