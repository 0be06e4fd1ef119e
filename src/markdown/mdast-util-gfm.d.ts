/** The part of the package that is used here; it has no types itself. */
declare module "mdast-util-gfm" {
  import type { MdastExtension } from "mdast-util-from-markdown";

  /** Adds GitHub Flavored Markdown (tables, strikethrough) to the syntax tree. */
  export const fromMarkdown: MdastExtension;
}
