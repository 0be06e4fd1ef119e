/** The part of the package that is used here; it has no types itself. */
declare module "mdast-util-gfm" {
  import type { MdastExtension } from "mdast-util-from-markdown";
  import type { Options } from "mdast-util-to-markdown";

  /** Adds GitHub Flavored Markdown (tables, strikethrough) to the syntax tree. */
  export const fromMarkdown: MdastExtension;

  /** Writes them. */
  export function toMarkdown(): Options;
}
