import { addressOf } from "../../patches/rich-text";

/** The words that a finding names: of several figures the first, an address, the name of a picture. */
export function wordsNamed(found: string): string {
  const [first = ""] = found.split("\n");
  return first.replace(/^"(.*)"$/, "$1").replace(/^!\[\]\(.*?([^/]*)\)$/, "$1");
}

/**
 * Brings the words of a long text into view and selects them: words, or what has them as its address; of a picture its
 * alternative text, if that begins with the words or, given the picture's name, if it is missing.
 */
export function showWords(field: HTMLElement, words: string): void {
  if (field instanceof HTMLTextAreaElement) {
    const start = field.value.indexOf(words);
    if (start >= 0) field.setSelectionRange(start, start + words.length);
    return;
  }
  if (!field.isContentEditable) return;
  const range = rangeOf(field, words);
  if (range) {
    const { startContainer, startOffset, endContainer, endOffset } = range;
    startContainer.parentElement?.scrollIntoView({ block: "center" });
    getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
    return;
  }
  const isPicture = /\.(?:jpe?g|png|webp)$/i.test(words);
  const alternatives = [...field.querySelectorAll<HTMLInputElement>('[id^="alt-field-"]')];
  const alternative = alternatives.find(({ value }) => (isPicture ? value === "" : value.startsWith(words)));
  alternative?.scrollIntoView({ block: "center" });
  alternative?.focus({ preventScroll: true });
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
