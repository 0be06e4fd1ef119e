import { CsvError, parse } from "csv-parse/sync";
import { deriveReference } from "../../reference";
import { readAmount, readDirection } from "./amount";
import { type Columns, expectedColumns, findColumns } from "./columns";
import { type DateOrder, readDate } from "./date";

/** Money that came in, by a bank statement. */
export interface Credit {
  /** The same for the same line in every statement. */
  readonly id: string;
  /** Number of the row in the file, from 1. */
  readonly row: number;
  readonly date: string;
  readonly rupiah: number;
  readonly description: string;
}

/** A row that has a date or a sum but cannot be read as a line of the statement. */
export interface UnreadRow {
  readonly row: number;
  readonly text: string;
}

export type Statement =
  | { readonly ok: true; readonly credits: readonly Credit[]; readonly unread: readonly UnreadRow[] }
  | { readonly ok: false; readonly problem: string };

/** Rows before the headers: the account's number, its holder, the period. */
const longestPreamble = 40;

const noDirection =
  "The statement has one column of amounts, and nothing says which of them came in. Expected: a column for what came in (kredit, credit…), one with CR and DB (tipe, type…), or a minus sign before what went out.";

interface Table {
  readonly columns: Columns;
  /** Index of the first row below the headers. */
  readonly start: number;
  readonly rows: readonly (readonly string[])[];
}

/** Reads what came in from a bank's CSV file, whatever its separator, headers and number format. */
export function readStatement(text: string, today: string): Statement {
  const tables = [";", ",", "\t"].map((delimiter) => findTable(text, delimiter));
  const table = tables.find((each) => each !== undefined);
  if (!table) {
    const [first = ""] = text.split(/\r?\n/).filter((line) => line.trim() !== "");
    return {
      ok: false,
      problem: `No row with the names of the columns was found (the first row is: ${first.slice(0, 100)}). Expected: ${expectedColumns}, separated by ; , or tabs.`,
    };
  }
  if (!hasDirections(table)) return { ok: false, problem: noDirection };
  return { ok: true, ...readRows(table, today) };
}

function findTable(text: string, delimiter: string): Table | undefined {
  const rows = rowsOf(text, delimiter);
  const header = rows.slice(0, longestPreamble).findIndex((row) => findColumns(row) !== undefined);
  const columns = findColumns(rows[header] ?? []);
  return columns && { columns, start: header + 1, rows };
}

/** The cells of each row; none if the text is no CSV with this separator. */
function rowsOf(text: string, delimiter: string): string[][] {
  const options = { delimiter, bom: true, trim: true, relax_column_count: true, relax_quotes: true };
  try {
    return parse(text, options);
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

function readRows({ columns, start, rows }: Table, today: string) {
  const below = rows.slice(start).map((cells, index) => ({ cells, row: start + index + 1 }));
  const dateOf = (cells: readonly string[]) => cellOf(cells, columns.date);
  const order = orderOf(below.map(({ cells }) => dateOf(cells)));
  const credits: Credit[] = [];
  const unread: UnreadRow[] = [];
  const seen = new Map<string, number>();
  for (const { cells, row } of below) {
    const moved = movementOf(cells, columns);
    if (moved === "none") continue;
    const date = readDate(dateOf(cells), order, today);
    // a total below the list has a sum and no date
    if (dateOf(cells) === "") continue;
    if (moved === "unclear" || date === undefined) {
      unread.push({ row, text: cells.join(" ").trim() });
      continue;
    }
    const description = columns.description
      .map((column) => cells[column] ?? "")
      .join(" ")
      .trim();
    const line = [date, moved, description.toUpperCase().replaceAll(/\s+/g, " ")];
    // two equal lines of a day are two sums: each has its number
    const count = 1 + (seen.get(line.join("\n")) ?? 0);
    seen.set(line.join("\n"), count);
    const id = deriveReference(["bank line", ...line, count]);
    credits.push({ id, row, date, rupiah: moved, description });
  }
  return { credits, unread };
}

const cellOf = (cells: readonly string[], [column = -1]: readonly number[]) => cells[column] ?? "";

/** What came in by a row, in rupiah. `unclear`: there is a sum, but not whether it came in. */
function movementOf(cells: readonly string[], columns: Columns): number | "none" | "unclear" {
  if (!/^(IDR|RP)?$/i.test(cellOf(cells, columns.currency))) return "none";
  const hasCredits = columns.credit.length > 0;
  const text = cellOf(cells, hasCredits ? columns.credit : columns.amount);
  if (text === "" || text === "-") return "none";
  const amount = readAmount(text);
  if (!amount) return "unclear";
  const direction = hasCredits ? "in" : (readDirection(cellOf(cells, columns.direction)) ?? amount.direction);
  if (columns.direction.length > 0 && !direction) return "unclear";
  return direction === "out" || amount.rupiah === 0 ? "none" : amount.rupiah;
}

/** Whether the statement tells money that came in from money that went out. */
function hasDirections({ columns, start, rows }: Table): boolean {
  if (columns.credit.length + columns.direction.length > 0) return true;
  return rows
    .slice(start)
    .some((cells) => readAmount(cellOf(cells, columns.amount))?.direction !== undefined);
}

/** The day comes first unless that cannot be for one of the dates: `11/25/2026`. */
function orderOf(dates: readonly string[]): DateOrder {
  return dates.some((date) => /^'?\d{1,2}[/.-](1[3-9]|2\d|3[01])\b/.test(date)) ? "month" : "day";
}
