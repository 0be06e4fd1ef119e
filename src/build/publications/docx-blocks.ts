import {
  BorderStyle,
  ExternalHyperlink,
  type FileChild,
  HeadingLevel,
  type IRunOptions,
  PageBreak,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { Element, ElementContent, RootContent } from "hast";
import { markdownTree } from "../../markdown/markdown-tree";
import { colours } from "../../theme/tokens";
import { box } from "./handout-text";

type Node = RootContent | ElementContent;
type Run = Omit<IRunOptions, "text" | "children">;

const hex = (colour: string) => colour.slice(1).toUpperCase();
const { "--mist": mist, "--border-strong": line } = colours.light;

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
        return items(node).map((item) =>
          paragraph(item, isBox(item) ? { indent: boxed } : { bullet: { level: 0 } }),
        );
      case "ol": {
        list += 1;
        const numbering = { reference: "numbers", level: 0, instance: list };
        return items(node).map((item) => paragraph(item, { numbering }));
      }
      case "blockquote":
        return node.children
          .filter((child) => child.type === "element")
          .map((child) =>
            paragraph(child, {
              indent: { left: 340 },
              shading: { type: ShadingType.CLEAR, fill: hex(mist) },
            }),
          );
      case "table":
        return [table(node), new Paragraph({ spacing: { after: 80 } })];
      default:
        return [paragraph(node, {})];
    }
  }
}

const boxed = { left: 400, hanging: 400 };

const paragraph = (node: Element, options: ConstructorParameters<typeof Paragraph>[0] & object) =>
  new Paragraph({ ...options, children: runs(node) });

const items = (list: Element) => elements(list).filter(({ tagName }) => tagName === "li");

const elements = ({ children }: Element) => children.filter((child) => child.type === "element");

const isBox = (item: Element) => text(item).trimStart().startsWith(box);

function text(node: Node): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(text).join("") : "";
}

/** The text of an element with what is strong, emphasised or a link to a site. */
function runs(node: Element, style: Run = {}): ParagraphChild[] {
  return node.children.flatMap((child): ParagraphChild[] => {
    if (child.type === "text") {
      const shown = child.value.replaceAll(/\s*\n\s*/g, " ");
      return shown === " " || shown === ""
        ? []
        : [new TextRun({ ...style, text: shown.replace(new RegExp(`^${box} `), `${box}\t`) })];
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

/** Width of the text of a page, in twentieths of a point. */
const textWidth = 9638;

/** Widths of columns after their longest texts, none so narrow that nothing can be written in it. */
function columnWidths(rows: readonly Element[]): number[] {
  const cells = rows.map((row) => elements(row).map((cell) => Math.min(40, Math.max(9, text(cell).length))));
  const longest = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column] ?? 0)));
  const sum = longest.reduce((one, other) => one + other, 0);
  return longest.map((length) => Math.floor((length / sum) * textWidth));
}

function table(node: Element): Table {
  const rows = elements(node).flatMap(elements);
  const edge = { style: BorderStyle.SINGLE, size: 4, color: hex(line) };
  const borders = { top: edge, bottom: edge, left: edge, right: edge };
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: columnWidths(rows),
    rows: rows.map(
      (row, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: elements(row).map((cell) => tableCell(cell)),
        }),
    ),
  });

  function tableCell(cell: Element): TableCell {
    const isHeader = cell.tagName === "th";
    return new TableCell({
      borders,
      margins: { top: 60, bottom: 60, left: 90, right: 90 },
      children: [
        new Paragraph({ children: runs(cell, { size: 18, bold: isHeader }), spacing: { after: 0 } }),
      ],
      ...(isHeader ? { shading: { type: ShadingType.CLEAR, fill: hex(mist) } } : {}),
    });
  }
}
