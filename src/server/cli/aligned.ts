/** Writes rows as lines with columns of equal width; the last cell of each row is as long as it is. */
export function aligned(rows: readonly (readonly string[])[]): readonly string[] {
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
