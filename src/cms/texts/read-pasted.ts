import { fromDom } from "hast-util-from-dom";
import { toMdast } from "hast-util-to-mdast";
import type { Root } from "mdast";
import { cleanHtml } from "./clean-html";
import { slateNodes, type SlateNode } from "./slate-nodes";
import { writeMarkdown } from "./write-markdown";

/** What was copied in Word, Google Docs or Sheets, as nodes for the rich text. */
export function pastedNodes(html: string): SlateNode[] {
  return slateNodes(pastedTree(html));
}

/** The same as Markdown. */
export function pastedMarkdown(html: string): string {
  return writeMarkdown(pastedTree(html));
}

/** Whether there are pictures in it, which are left out. */
export function hasPictures(html: string): boolean {
  return new DOMParser().parseFromString(html, "text/html").querySelector("img") !== null;
}

function pastedTree(html: string): Root {
  return toMdast(fromDom(cleanHtml(html))) as unknown as Root;
}
