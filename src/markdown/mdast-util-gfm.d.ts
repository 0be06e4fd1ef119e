/** It comes without types: what of it is used here. */
declare module "mdast-util-gfm" {
  import type { MdastExtension } from "mdast-util-from-markdown";

  /** How GitHub's additions to Markdown (tables, strikethrough) become part of the tree. */
  export const fromMarkdown: MdastExtension;
}
