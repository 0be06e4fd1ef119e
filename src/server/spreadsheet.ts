import { type Options, stringify } from "csv-stringify/sync";

/**
 * Rows as CSV for a spreadsheet. Whatever separator the spreadsheet expects, it takes no part of a cell for a formula.
 * The byte order mark makes Excel read UTF-8.
 */
export function spreadsheet(
  rows: readonly object[],
  layout: Pick<Options, "columns" | "delimiter" | "quoted">,
): string {
  return stringify([...rows], {
    ...layout,
    header: true,
    bom: true,
    record_delimiter: "windows",
    cast: { string: withoutFormulas, boolean: String },
  });
}

/**
 * Puts an apostrophe before each sign that would begin a formula: at the start of a text, and behind any separator or
 * line break, where another cell may begin. Spaces and quotation marks may stand before the sign.
 */
function withoutFormulas(text: string): string {
  return text.replaceAll(/(^|[,;\t\r\n])([\s"]*)([=+\-@＝＋－＠])/g, "$1$2'$3");
}
