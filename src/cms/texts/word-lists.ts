/** What Word puts before an item: `1.`, `a)`, `iv.`; a bullet is another sign. */
const number = /^(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/**
 * Makes lists of Word's paragraphs, whose styles alone say that they are items, and how deep: `mso-list: l0 level2`.
 */
export function makeWordLists(body: HTMLElement): void {
  let open: Element[] = [];
  for (const paragraph of body.querySelectorAll("p")) {
    const depth = /mso-list:[^;]*\blevel(?<depth>\d)/.exec(paragraph.getAttribute("style") ?? "")?.groups
      ?.depth;
    const sign = paragraph.querySelector('[style*="mso-list:Ignore"]');
    if (depth === undefined) continue;
    const name = number.test(sign?.textContent.trim() ?? "") ? "ol" : "ul";
    sign?.remove();
    if (paragraph.previousElementSibling !== open[0]) open = [];
    open = open.slice(0, Number(depth));
    if (open.length === 1 && Number(depth) === 1 && open[0]?.localName !== name) open = [];
    if (open.length < Number(depth)) open.push(newList(name, open.at(-1), paragraph));
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Adds a list in the last item of another one, or before a paragraph. */
function newList(name: "ol" | "ul", outer: Element | undefined, paragraph: Element): Element {
  const list = paragraph.ownerDocument.createElement(name);
  if (outer?.lastElementChild) outer.lastElementChild.append(list);
  else paragraph.before(list);
  return list;
}
