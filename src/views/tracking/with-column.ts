import { columnSeparator, decimalSign } from "../../domain/format";

/** A column that a CSV file lacks. */
export interface CsvColumn {
  readonly heading: string;
  /** One value per row; null where there is none. */
  readonly values: readonly (number | null)[];
}

/** The text of a CSV file of the site in a language, without its byte order mark, with the mark and a column more. */
export function withColumn(csv: string, { heading, values }: CsvColumn, language: string): string {
  const numbers = values.map((value) => String(value ?? "").replace(".", decimalSign(language)));
  const cells = [`"${heading.replaceAll('"', '""')}"`, ...numbers];
  const lines = csv.trimEnd().split("\r\n");
  const longer = lines.map((line, index) => `${line}${columnSeparator(language)}${cells[index] ?? ""}\r\n`);
  return `\uFEFF${longer.join("")}`;
}
