import { CsvError, parse } from "csv-parse/sync";

/** A list in a CSV file, with the positions of its columns. */
export interface Table<Columns> {
  readonly columns: Columns;
  /** The rows below the headers that have any cells, with their numbers in the file, from 1. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/** What a file says, or why it cannot be read. */
export type Reading<Said> = ({ readonly ok: true } & Said) | { readonly ok: false; readonly problem: string };

/** Rows before the headers: the account's number, its holder, the period. */
const longestPreamble = 40;

/**
 * Finds the list in a CSV file, whatever its separator and what stands above its headers.
 *
 * @param expected for people: the columns that `columnsOf` looks for
 * @returns the list, or what is wrong if no row has the headers, or none is below them
 */
export function findTable<Columns>(
  text: string,
  columnsOf: (row: readonly string[]) => Columns | undefined,
  expected: string,
): Table<Columns> | string {
  const tables = [";", ",", "\t"].map((delimiter) => {
    const all = rowsOf(text, delimiter);
    const header = all.slice(0, longestPreamble).findIndex((row) => columnsOf(row) !== undefined);
    const columns = columnsOf(all[header] ?? []);
    const rows = all.slice(header + 1).map((cells, index) => ({ cells, row: header + index + 2 }));
    return columns && { columns, rows };
  });
  const table = tables.find((each) => each !== undefined);
  if (table?.rows.every(({ cells }) => cells.join("") === "")) {
    return "The file has the names of the columns, and no row below them.";
  }
  const [first = ""] = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return (
    table ??
    `No row with the names of the columns was found (the first row is: ${first.slice(0, 100)}). Expected: ${expected}, separated by ; , or tabs.`
  );
}

/** The first cell of a column; empty if the list has no such column. */
export function cellOf(cells: readonly string[], [column = -1]: readonly number[]): string {
  return cells[column] ?? "";
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
