/** A node of a Markdown tree. */
interface Node {
  readonly type: string;
  value?: string;
  readonly children?: readonly Node[];
}

/** Where Markdown takes `<` for the beginning of HTML. */
const html = /<(?=[a-z/!?])/i;

/**
 * Writes typed words so that the site shows them as the form does. Decap leaves out tags of HTML with the signs in and around
 * them:
 * `remarkEscapeMarkdownEntities.js` in decap-cms-widget-markdown. A plugin of remark's, for writing only.
 */
export function escapedText(this: { readonly Compiler?: unknown }) {
  return this.Compiler ? escapeIn : undefined;
}

function escapeIn(parent: Node): void {
  for (const child of parent.children ?? []) {
    escapeIn(child);
    if (child.value && ["text", "html"].includes(child.type)) child.value = withoutHtml(child.value);
  }
}

/** Escapes tags and, as Decap has not, every sign beside them; those that are escaped stay so. */
function withoutHtml(text: string): string {
  if (!html.test(text)) return text;
  return text.replaceAll(/\\[^]|[*_~`[]|<(?=[a-z/!?])/gi, (sign) =>
    sign.startsWith("\\") ? sign : `\\${sign}`,
  );
}
