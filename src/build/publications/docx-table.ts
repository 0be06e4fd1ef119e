import { BorderStyle, HeightRule, Paragraph, ShadingType, Table, TableCell, TableRow, WidthType } from "docx";
import type { Element } from "hast";
import { colours } from "../../theme/tokens";
import { elements, runs, text } from "./docx-runs";

const hex = (colour: string) => colour.slice(1).toUpperCase();
const { "--mist": mist, "--border-strong": line } = colours.light;

/** Width of the text of a page, in twentieths of a point. */
const textWidth = 9638;

/** Widths of columns after their longest texts, none so narrow that nothing can be written in it. */
function columnWidths(rows: readonly Element[]): number[] {
  const cells = rows.map((row) => elements(row).map((cell) => Math.min(40, Math.max(9, text(cell).length))));
  const longest = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column] ?? 0)));
  const sum = longest.reduce((one, other) => one + other, 0);
  return longest.map((length) => Math.floor((length / sum) * textWidth));
}

/** A table with lines, whose rows have room for what is written by hand. */
export function docxTable(node: Element): Table {
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
          height: { value: 440, rule: HeightRule.ATLEAST },
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
