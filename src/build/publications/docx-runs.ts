import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from "docx";
import type { Element, ElementContent, RootContent } from "hast";
import { box } from "./handout-text";

export type Node = RootContent | ElementContent;
type Run = Omit<IRunOptions, "text" | "children">;

export const elements = ({ children }: Element) => children.filter((child) => child.type === "element");

/** All text in a node. */
export function text(node: Node): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(text).join("") : "";
}

/** The text of an element with what is strong, emphasised or a link to a site. */
export function runs(node: Element, style: Run = {}): ParagraphChild[] {
  return node.children.flatMap((child): ParagraphChild[] => {
    if (child.type === "text") {
      // between blocks
      if (/^\s*\n\s*$/.test(child.value)) return [];
      const shown = child.value.replaceAll(/\s*\n\s*/g, " ");
      return [new TextRun({ ...style, text: shown.replace(new RegExp(`^${box} `), `${box}\t`) })];
    }
    if (child.type !== "element") return [];
    const { href } = child.properties;
    if (child.tagName === "br") return [new TextRun({ break: 1 })];
    if (child.tagName === "strong") return runs(child, { ...style, bold: true });
    if (child.tagName === "em") return runs(child, { ...style, italics: true });
    if (child.tagName === "a" && typeof href === "string" && href.startsWith("http"))
      return [new ExternalHyperlink({ link: href, children: runs(child, { ...style, style: "Hyperlink" }) })];
    return runs(child, style);
  });
}
