import { markdownTree } from "./markdown-tree";
import { renderBody } from "./render-body";

/** Renders a Markdown text without pictures to safe HTML, with links to the pages of `language`. */
export function renderText(markdown: string, language: string): Promise<string> {
  return renderBody(markdownTree(markdown), { language, pictureSource: () => Promise.resolve(null) });
}
