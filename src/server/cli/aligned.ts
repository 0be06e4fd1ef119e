import { withoutUnfitSigns } from "../../domain/unfit-signs";

/**
 * Writes rows as lines with columns of equal width; the last cell of each row is as long as it is. Signs that would act on
 * the terminal become spaces: what is listed was written by visitors, payers and banks.
 */
export function aligned(texts: readonly (readonly string[])[]): readonly string[] {
  const rows = texts.map((row) => row.map(withoutUnfitSigns));
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, index) => (widths[index] = Math.max(widths[index] ?? 0, cell.length)));
  }
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** A heading above rows of cells; empty without rows. */
export function section(heading: string, rows: readonly (readonly string[])[]): string {
  return rows.length > 0 ? [heading, ...aligned(rows)].join("\n") : "";
}

/** A number with the right form of its word: `1 row`, `2 rows`, `2 inquiries`. */
export function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one.replace(/ry$/, "rie")}s`}`;
}

/** Names the damaged records whose payments a command has left out; empty if there are none. */
export function leftOut(unreadable: readonly string[]): string {
  return section(
    "Left out, because a record cannot be read (npm run quarantine -- list):",
    unreadable.map((key) => [`  ${key}`]),
  );
}
