import { stringify } from "csv-stringify/sync";
import { columnSeparator, decimalSign } from "../../domain/format";

type Cell = string | number | undefined;

/**
 * Rows as CSV that a spreadsheet set to the language opens in columns, with a byte order mark, which it needs to
 * read `₂`.
 */
export function csvText(rows: readonly (readonly Cell[])[], language: string): string {
  const decimal = decimalSign(language);
  return stringify(
    rows.map((row) => [...row]),
    {
      ...{ bom: true, record_delimiter: "windows", delimiter: columnSeparator(language) },
      cast: { number: (value) => String(value).replace(".", decimal) },
    },
  );
}
