import type { Root } from "hast";
import fromMarkdown from "mdast-util-from-markdown";
import { fromMarkdown as gfmFromMarkdown } from "mdast-util-gfm";
import toHast from "mdast-util-to-hast";
import gfm from "micromark-extension-gfm";

/** Parses Markdown to the HTML tree that the form's preview renders. Raw HTML is left out. */
export function markdownTree(markdown: string): Root {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown] });
  return toHast(tree) as Root;
}
