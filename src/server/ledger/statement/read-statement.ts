import { deriveReference } from "../../reference";
import { readAmount, readDirection } from "./amount";
import { type Columns, expectedColumns, findColumns } from "./columns";
import { orderOf, readDate } from "./date";
import { cellOf, findTable, type Reading, type Table } from "./find-table";

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

/**
 * What of a row cannot be read; `later`: its date, as it is read, is after today; `unbooked`: the bank has not booked it
 * yet, and writes no date.
 */
export type UnreadPart = "date" | "later" | "amount" | "direction" | "unbooked";

/** A row that has a date or a sum but cannot be read as a line of the statement. */
export interface UnreadRow {
  readonly row: number;
  readonly part: UnreadPart;
  readonly text: string;
}

/** What a bank statement says. */
export interface Statement {
  readonly credits: readonly Credit[];
  readonly unread: readonly UnreadRow[];
}

const noDirection =
  "The statement has one column of amounts, and nothing says which of them came in. Expected: a column for what came in (kredit, credit…), one with CR and DB (tipe, type…), or a minus sign before what went out.";

/** Reads what came in from a bank's CSV file, whatever its separator, headers and number format. */
export function readStatement(text: string, today: string): Reading<Statement> {
  const table = findTable(text, findColumns, expectedColumns);
  if (typeof table === "string") return { ok: false, problem: table };
  if (!hasDirections(table)) return { ok: false, problem: noDirection };
  return { ok: true, ...readRows(table, today) };
}

function readRows({ columns, rows }: Table<Columns>, today: string) {
  const dateOf = (cells: readonly string[]) => cellOf(cells, columns.date);
  const order = orderOf(rows.map(({ cells }) => dateOf(cells)));
  const credits: Credit[] = [];
  const unread: UnreadRow[] = [];
  const seen = new Map<string, number>();
  for (const { cells, row } of rows) {
    const moved = creditedBy(cells, columns);
    if (moved === "none") continue;
    const date = readDate(dateOf(cells), order, today);
    // a total below the list has a sum and no date
    if (dateOf(cells) === "") continue;
    const text = cells.join(" ").trim();
    if (date === undefined) {
      unread.push({ row, text, part: /^pend/i.test(dateOf(cells)) ? "unbooked" : "date" });
      continue;
    }
    if (date > today) {
      unread.push({ row, text, part: "later" });
      continue;
    }
    if (typeof moved === "string") {
      unread.push({ row, text, part: moved });
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

/** What came in by a row, in rupiah, or what of it cannot be read. */
function creditedBy(cells: readonly string[], columns: Columns): number | "none" | "amount" | "direction" {
  if (!/^(IDR|RP)?$/i.test(cellOf(cells, columns.currency))) return "none";
  const hasCredits = columns.credit.length > 0;
  const text = cellOf(cells, hasCredits ? columns.credit : columns.amount);
  if (text === "" || text === "-") return "none";
  const amount = readAmount(text);
  if (!amount) return "amount";
  const direction = hasCredits ? "in" : (readDirection(cellOf(cells, columns.direction)) ?? amount.direction);
  if (columns.direction.length > 0 && !direction) return "direction";
  return direction === "out" || amount.value === 0 ? "none" : amount.value;
}

/** Whether the statement tells money that came in from money that went out. */
function hasDirections({ columns, rows }: Table<Columns>): boolean {
  if (columns.credit.length + columns.direction.length > 0) return true;
  return rows.some(({ cells }) => readAmount(cellOf(cells, columns.amount))?.direction !== undefined);
}
