import { type FileChild, HeadingLevel, PageBreak, Paragraph, ShadingType } from "docx";
import type { Element } from "hast";
import { markdownTree } from "../../markdown/markdown-tree";
import { colours } from "../../theme/tokens";
import { elements, type Node, runs, text } from "./docx-runs";
import { docxTable } from "./docx-table";
import { box } from "./handout-text";

/** The blocks of a document with a text of Markdown. */
export function docxBlocks(markdown: string): readonly FileChild[] {
  let list = 0;
  return markdownTree(markdown).children.flatMap(block);

  function block(node: Node): readonly FileChild[] {
    if (node.type !== "element") return [];
    switch (node.tagName) {
      case "h1":
      case "h2":
        return [new Paragraph({ children: runs(node), heading: HeadingLevel.HEADING_1 })];
      case "h3":
      case "h4":
        return [new Paragraph({ children: runs(node), heading: HeadingLevel.HEADING_2 })];
      case "hr":
        return [new Paragraph({ children: [new PageBreak()], spacing: { after: 0 } })];
      case "ul":
        return elements(node).flatMap((item) => listed(item, isBox(item) ? { indent: boxed } : bulleted));
      case "ol": {
        list += 1;
        const numbering = { reference: "numbers", level: 0, instance: list };
        return elements(node).flatMap((item) => listed(item, { numbering }));
      }
      case "blockquote":
        return node.children
          .filter((child) => child.type === "element")
          .map((child) =>
            paragraph(child, {
              indent: { left: 340 },
              shading: { type: ShadingType.CLEAR, fill: colours.light["--mist"].slice(1).toUpperCase() },
            }),
          );
      case "table":
        return [docxTable(node), new Paragraph({ spacing: { after: 80 } })];
      default:
        return [paragraph(node, {})];
    }
  }

  /** An item of a list, and the lists inside it below. */
  function listed(item: Element, options: ParagraphOptions): readonly FileChild[] {
    const isList = (child: Node) => child.type === "element" && /^[ou]l$/.test(child.tagName);
    const own = { ...item, children: item.children.filter((child) => !isList(child)) };
    return [paragraph(own, options), ...item.children.filter(isList).flatMap(block)];
  }
}

const boxed = { left: 400, hanging: 400 };
const bulleted = { numbering: { reference: "bullets", level: 0 } };

type ParagraphOptions = Exclude<ConstructorParameters<typeof Paragraph>[0], string>;

const paragraph = (node: Element, options: ParagraphOptions) =>
  new Paragraph({ ...options, children: runs(node) });

const isBox = (item: Element) => text(item).trimStart().startsWith(box);
