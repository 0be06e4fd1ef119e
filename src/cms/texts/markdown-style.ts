import type { Root } from "mdast";

/**
 * How Decap writes Markdown: lists with hyphens, as the content does, so that saving changes only what was edited; and
 * no blank lines for empty paragraphs.
 */
export const markdownStyle = { settings: { bullet: "-" }, plugins: [() => dropEmptyParagraphs] };

function dropEmptyParagraphs(tree: Root): void {
  tree.children = tree.children.filter((block) => block.type !== "paragraph" || !isEmpty(block.children));
}

function isEmpty(words: readonly { readonly type: string; readonly value?: string }[]): boolean {
  return words.every(({ type, value }) => type === "text" && value === "");
}
