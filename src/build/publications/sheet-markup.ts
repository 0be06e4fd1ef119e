import { escaped } from "./book-markup";
import { isFormula, isSum, type Sheet, type SheetRow, type SheetTable } from "./sheet";

/** The most columns that a page in landscape has room for. */
const mostColumns = 13;

/** Renders a sheet to be filled in on paper. What a spreadsheet would work out is left blank. */
export function sheetMarkup({ blanks, notes, tables }: Sheet): string {
  const lines = blanks.map((name) => `<p><span>${escaped(name)}</span><span class="blank"></span></p>`);
  return `<div class="blanks">${lines.join("\n")}</div>
${notes.map((note) => `<p class="note">${escaped(note)}</p>`).join("\n")}
${tables.map(tableMarkup).join("\n")}`;
}

function tableMarkup({ title, header, rows }: SheetTable): string {
  if (header.length === 0)
    return rows
      .map(
        (row) =>
          `<p class="line">${row.filter(Boolean).map(escaped).join(": ")} <span class="blank"></span></p>`,
      )
      .join("\n");
  const heading = title === undefined ? "" : `<h2>${escaped(title)}</h2>`;
  return (
    heading +
    columnGroups(header.length)
      .map((columns) => part(columns, header, rows))
      .join("\n")
  );
}

function part(columns: readonly number[], header: SheetRow, rows: readonly SheetRow[]): string {
  const cells = (row: SheetRow, tag: string) =>
    columns.map((column) => `<${tag}>${escaped(shown(row[column] ?? ""))}</${tag}>`).join("");
  const body = rows.map((row) => `<tr${isSum(row) ? ' class="sum"' : ""}>${cells(row, "td")}</tr>`);
  return `<table><thead><tr>${cells(header, "th")}</tr></thead><tbody>${body.join("\n")}</tbody></table>`;
}

const shown = (cell: string) => (isFormula(cell) ? "" : cell);

/** Indices of the columns of each part that a wide table is printed in. Each begins with the first column. */
function columnGroups(count: number): readonly (readonly number[])[] {
  const parts = Math.ceil(count / mostColumns);
  const size = Math.ceil((count - 1) / parts);
  return Array.from({ length: parts }, (_, index) => [
    0,
    ...Array.from(
      { length: Math.min(size, count - 1 - index * size) },
      (__, column) => 1 + index * size + column,
    ),
  ]);
}
