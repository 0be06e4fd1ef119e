import type { Table } from "./table-text";

/** A table with cells written from a place on; rows and columns are added if they do not fit. */
export function withCells(
  table: Table,
  row: number,
  column: number,
  cells: readonly (readonly string[])[],
): Table {
  const width = Math.max(table.align.length, ...cells.map((line) => column + line.length));
  const height = Math.max(table.rows.length, row + cells.length);
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => cells[y - row]?.[x - column] ?? table.rows[y]?.[x] ?? ""),
  );
  return { rows, align: Array.from({ length: width }, (_, x) => table.align[x] ?? "-") };
}

/** A table with an empty row below it. */
export function withRow(table: Table): Table {
  return withCells(table, table.rows.length, 0, [[""]]);
}

/** A table with an empty column behind it. */
export function withColumn(table: Table): Table {
  return withCells(table, 0, table.align.length, [[""]]);
}

export function withoutRow({ rows, align }: Table, row: number): Table {
  return { rows: rows.toSpliced(row, 1), align };
}

export function withoutColumn({ rows, align }: Table, column: number): Table {
  return { rows: rows.map((cells) => cells.toSpliced(column, 1)), align: align.toSpliced(column, 1) };
}
