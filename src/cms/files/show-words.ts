import type { Fields } from "../../domain/record";
import { addressOf, componentsIn } from "../../patches/rich-text";

/** The words that a finding names: of several figures the first, an address, a picture. */
export function wordsNamed(found: string): string {
  const [first = ""] = found.split("\n");
  return first.replace(/^"(.*)"$/, "$1");
}

/** A picture that is named as Markdown writes it, by the beginning of its alternative text, and its path or name. */
const pictureName = /^!\[(?<alternative>.*)\]\((?<picture>.*)\)$/;

/**
 * Brings the words of a long text into view and selects them: words, or what has them as its address; of a picture that
 * they name its alternative text.
 */
export function showWords(field: HTMLElement, words: string): void {
  if (field instanceof HTMLTextAreaElement) {
    const start = field.value.indexOf(words);
    if (start >= 0) field.setSelectionRange(start, start + words.length);
    return;
  }
  if (!field.isContentEditable) return;
  const { alternative = "", picture } = pictureName.exec(words)?.groups ?? {};
  if (picture !== undefined) {
    const input = alternativeOf(field, alternative, picture);
    input?.scrollIntoView({ block: "center" });
    input?.focus({ preventScroll: true });
    if (input) return;
  }
  const range = rangeOf(field, picture === undefined || picture === "" ? words : picture);
  if (range) {
    const { startContainer, startOffset, endContainer, endOffset } = range;
    startContainer.parentElement?.scrollIntoView({ block: "center" });
    getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
  }
}

/** Where the alternative text of a picture in a text is written. */
function alternativeOf(text: Element, alternative: string, picture: string): HTMLElement | null | undefined {
  const isNamed = ({ image, alt }: Fields) => {
    if (typeof image !== "string" || typeof alt !== "string") return false;
    const isPicture = image === picture || (picture !== "" && image.endsWith(`/${picture}`));
    return isPicture && (alternative ? alt.trim().startsWith(alternative.trim()) : alt.trim() === "");
  };
  const named = componentsIn(text).find(({ fields }) => isNamed(fields));
  return named?.part.querySelector<HTMLElement>('[id^="alt-field-"]');
}

/** Where words are in a text, or the link that has them as its address. */
function rangeOf(text: HTMLElement, words: string): Range | undefined {
  const range = document.createRange();
  const link = [...text.querySelectorAll("a")].find((each) => addressOf(each) === words);
  if (link) {
    range.selectNodeContents(link);
    return range;
  }
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const start = nodes
    .map(({ data }) => data)
    .join("")
    .indexOf(words);
  if (start < 0) return undefined;
  let before = 0;
  for (const node of nodes) {
    const [from, to] = [start - before, start + words.length - before];
    if (from >= 0 && from < node.length) range.setStart(node, from);
    if (to > 0 && to <= node.length) range.setEnd(node, to);
    before += node.length;
  }
  return range;
}
