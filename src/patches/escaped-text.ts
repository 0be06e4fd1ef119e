/** A node of a Markdown tree. */
interface Node {
  readonly type: string;
  value?: string;
  readonly children?: readonly Node[];
}

/** Where Markdown takes `<` for the beginning of HTML. */
const html = /<(?=[a-z/!?])/i;

/** What would begin a list, a quote, a heading, a line or code, wherever in a paragraph the line is. */
const leading = /^(\s*)(?=[-+*](?:\s|$)|#{1,6}(?:\s|$)|>|~~~|```|[-=]+\s*$|(?:_\s*){3,}$)/;

/**
 * Writes typed words so that the site shows them as the form does. Decap leaves out tags of HTML with the signs in and
 * around them, numbers and some signs that begin a list, all that begins a line after a break, and the bracket that would
 * end the words of a link:
 * `remarkEscapeMarkdownEntities.js` in decap-cms-widget-markdown. A plugin of remark's, for writing only.
 */
export function escapedText(this: { readonly Compiler?: unknown }) {
  return this.Compiler ? escapeIn : undefined;
}

function escapeIn(parent: Node, isOfLink = false): void {
  const { type, children = [] } = parent;
  const isInLink = isOfLink || type === "link";
  const hasLines = type === "paragraph" || type === "listItem";
  for (const [index, child] of children.entries()) {
    escapeIn(child, isInLink);
    if (!child.value || !["text", "html"].includes(child.type)) continue;
    const begins = index === 0 || children[index - 1]?.type === "break";
    const value = withoutHtml(isInLink ? withoutEnd(child.value) : child.value);
    child.value = hasLines ? withoutLists(value, index === 0, begins) : value;
  }
}

/** Escapes tags and, as Decap has not, every sign beside them; those that are escaped stay so. */
function withoutHtml(text: string): string {
  if (!html.test(text)) return text;
  return text.replaceAll(/\\[^]|[*_~`[]|<(?=[a-z/!?])/gi, (sign) =>
    sign.startsWith("\\") ? sign : `\\${sign}`,
  );
}

/** Escapes the brackets that are not. */
function withoutEnd(text: string): string {
  return text.replaceAll(/\\[^]|\]/g, (sign) => (sign === "]" ? "\\]" : sign));
}

/** @param isFirst whether it begins the block: within one, only a list that begins with 1 interrupts the words */
function withoutLists(text: string, isFirst: boolean, begins: boolean): string {
  const lines = text.split("\n").map((line, at) => {
    if (at === 0 && !begins) return line;
    const number = at === 0 && isFirst ? /^(\s*\d{1,9})(?=[.)](?:\s|$))/ : /^(\s*0*1)(?=[.)](?:\s|$))/;
    return line.replace(leading, "$1\\").replace(number, "$1\\");
  });
  return lines.join("\n");
}
