import type { Content, Root } from "mdast";
import { toMarkdown as gfm } from "mdast-util-gfm";
import toMarkdown from "mdast-util-to-markdown";

/** Writes a tree as Markdown, in the content's style. */
export function writeMarkdown(tree: Root | Content): string {
  return toMarkdown(tree, { extensions: [gfm()], bullet: "-", listItemIndent: "one" }).trimEnd();
}
