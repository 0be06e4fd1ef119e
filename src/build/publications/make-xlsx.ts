import writeExcelFile, { type CellObject } from "write-excel-file/node";
import { colours } from "../../theme/tokens";
import type { Handout } from "./handout";
import { isFormula, isSum, numberIn, readSheet, type Sheet, type SheetRow } from "./sheet";

const { "--text": text, "--mist": mist, "--sky": sky, "--border": border, "--link": link } = colours.light;

const bold = { fontWeight: "bold" } as const;
const titled = { ...bold, fontSize: 14, textColor: link } as const;
const label = { wrap: true, alignVertical: "top" } as const;
const blank = { backgroundColor: sky, bottomBorderStyle: "thin", bottomBorderColor: text } as const;
const inTable = { borderStyle: "thin", borderColor: border, wrap: true, alignVertical: "top" } as const;
const inHeader = { ...inTable, ...bold, backgroundColor: mist } as const;

/** Makes the spreadsheet of a table. Every row is where the CSV file has it, since its formulas name cells. */
export async function makeXlsx({ source, language, title }: Handout): Promise<Uint8Array> {
  const sheet = readSheet(source, language);
  const data = sheet.rows.map((row, index) =>
    row.map((cell, column) => {
      const style = styleOf(sheet, row, index, column);
      return style || cell !== "" ? { ...valueOf(cell, language), ...style } : null;
    }),
  );
  const columns = columnWidths(sheet).map((width) => ({ width }));
  const options = { sheet: sheetName(title), columns, showGridLines: false };
  const file = writeExcelFile(data, options, { fontFamily: "Arial", fontSize: 10, features: [onePageWide] });
  return new Uint8Array(await file.toBuffer());
}

type Style = Omit<CellObject, "value" | "type" | "format">;

function styleOf({ tables, blanks }: Sheet, row: SheetRow, index: number, column: number): Style | undefined {
  if (index === 0) return titled;
  const first = row[0] ?? "";
  const table = tables.find(({ at, rows }) => at - 1 <= index && index < at + rows.length);
  if (!table || table.header.length === 0) {
    if (blanks.includes(first)) return column > 1 ? undefined : column === 1 ? blank : label;
    return tables.some(({ title }) => title === first) ? bold : undefined;
  }
  if (column >= table.header.length) return undefined;
  if (index < table.at) return inHeader;
  return isSum(row) ? { ...inTable, ...bold } : inTable;
}

function valueOf(cell: string, language: string) {
  if (isFormula(cell)) return { value: cell.slice(1), type: "Formula", format: "0.000;-0.000;" } as const;
  return { value: numberIn(cell, language) ?? cell };
}

/** Widths of columns in characters: narrow enough for a page, wide enough for what is in the first table. */
function columnWidths({ tables, blanks }: Sheet): readonly number[] {
  const [first] = tables;
  const least = [blanks.length > 0 ? 26 : 0];
  return (first?.header ?? []).map((name, column) => {
    const cells = first?.rows.map((row) => row[column] ?? "").filter((cell) => !isFormula(cell)) ?? [];
    return Math.min(
      32,
      Math.max(least[column] ?? 11, Math.ceil(name.length / 2), ...cells.map(({ length }) => length)),
    );
  });
}

/** A name that spreadsheets accept for a sheet. */
const sheetName = (title: string) => title.replaceAll(/[[\]:*?/\\]/g, " ").slice(0, 31);

/** Prints a sheet in landscape on A4, as wide as the page. */
const onePageWide = {
  files: {
    transform: {
      "xl/worksheets/sheet{id}.xml": {
        transform: (xml: string) =>
          xml
            .replace(/<worksheet[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
            .replace(
              "</worksheet>",
              '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>$&',
            ),
      },
    },
  },
};
