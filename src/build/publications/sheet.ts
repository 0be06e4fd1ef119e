import { parse } from "csv-parse/sync";
import { columnSeparator, decimalSign } from "../../domain/format";

/** A CSV file as people read it. */
export interface Sheet {
  readonly title: string;
  /** Who made it and what may be done with it. */
  readonly about: string;
  /** Names of what is filled in once, above the tables. */
  readonly blanks: readonly string[];
  readonly notes: readonly string[];
  readonly tables: readonly SheetTable[];
  /** All rows as they are in the file. */
  readonly rows: readonly SheetRow[];
}

export interface SheetTable {
  readonly title: string | undefined;
  /** Empty if the table is a single row. */
  readonly header: SheetRow;
  readonly rows: readonly SheetRow[];
  /** Index of its first row, without the header, in the file. */
  readonly at: number;
}

export type SheetRow = readonly string[];

interface Block {
  readonly at: number;
  readonly rows: SheetRow[];
}

/**
 * Reads a CSV file. Its first row has the title and, after “ - ”, what is known about it; below are the blanks and the
 * notes, which end with a full stop. The tables follow, with empty rows between them.
 */
export function readSheet(csv: string, language: string): Sheet {
  const options = { bom: true, delimiter: columnSeparator(language), relax_column_count: true };
  const rows: SheetRow[] = parse(csv, options);
  const [title = "", ...about] = (rows[0]?.[0] ?? "").split(" - ");
  const begins = rows.findIndex((row) => filled(row) > 1);
  const above = rows.slice(1, begins).flatMap(([first = ""]) => (first === "" ? [] : [first]));
  return {
    ...{ title, about: about.join(" · "), rows },
    blanks: above.filter((text) => !text.endsWith(".")),
    notes: above.filter((text) => text.endsWith(".")),
    tables: begins < 0 ? [] : blocksFrom(rows, begins).map(readTable),
  };
}

function readTable({ at, rows }: Block): SheetTable {
  const [first = [], second = [], ...others] = rows;
  if (rows.length === 1) return { title: undefined, header: [], rows, at };
  if (filled(first) > 1)
    return { title: undefined, header: narrowed(first, rows), rows: rows.slice(1), at: at + 1 };
  return { title: first[0], header: narrowed(second, rows), rows: others, at: at + 2 };
}

/** A header with as many columns as any of the rows fills. */
const narrowed = (header: SheetRow, rows: readonly SheetRow[]) =>
  header.slice(0, Math.max(...rows.map((row) => row.findLastIndex((cell) => cell !== "") + 1)));

const filled = (row: SheetRow) => row.filter((cell) => cell !== "").length;

/** Runs of rows that are not empty. */
function blocksFrom(rows: readonly SheetRow[], begins: number): readonly Block[] {
  const blocks: Block[] = [];
  let block: Block | undefined;
  for (const [index, row] of rows.entries()) {
    if (index < begins) continue;
    if (filled(row) === 0) block = undefined;
    else if (block) block.rows.push(row);
    else blocks.push((block = { at: index, rows: [row] }));
  }
  return blocks;
}

export const isFormula = (cell: string) => cell.startsWith("=");

/** Whether a row of a table adds up others. */
export const isSum = ([first, ...others]: SheetRow) => first === "" && others.some(isFormula);

/** The number that a cell has in the file of a language; undefined if it is none. */
export function numberIn(cell: string, language: string): number | undefined {
  const written = decimalSign(language) === "," ? cell.replace(",", ".") : cell;
  return /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : undefined;
}
