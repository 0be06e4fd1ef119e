import { withoutLeadingEscape } from "./escapes";

/** Name of the component for tables in rich texts, and of its widget. */
export const tableComponent = "table";

/** A table of Markdown; its first row is the head. */
export interface Table {
  /** Cells, which hold Markdown of one line. */
  readonly rows: readonly (readonly string[])[];
  /** For each column a dash with colons where its text is aligned: `-`, `:-`, `-:`, `:-:`. */
  readonly align: readonly string[];
}

/** A Markdown table with outer lines, at the beginning of a text. */
export const tablePattern = /^\|[^\n]*\n\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*(?:\n\|[^\n]*)*/;

/** Reads the text of a Markdown table; every row gets the cells of the head. */
export function parseTable(text: string): Table {
  const [head = [""], marks = [], ...body] = text.trim().split("\n").map(cellsOf);
  const align = head.map((_, at) => (marks[at] ?? "-").replaceAll(/-+/g, "-"));
  return { rows: [head, ...body].map((row) => head.map((_, at) => row[at] ?? "")), align };
}

/** Writes a table as Markdown, its columns one below the other, as the content does. */
export function tableText({ rows, align }: Table): string {
  const [head = [], ...body] = rows.map((row) => row.map(escaped));
  const widths = align.map((_, at) => Math.max(3, ...[head, ...body].map((row) => lengthOf(row[at] ?? ""))));
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const padded = (row: readonly string[]) =>
    line(widths.map((width, at) => (row[at] ?? "") + " ".repeat(width - lengthOf(row[at] ?? ""))));
  const marks = widths.map((width, at) => {
    const mark = align[at] ?? "-";
    return mark.replace("-", "-".repeat(width - mark.length + 1));
  });
  return [padded(head), line(marks), ...body.map(padded)].join("\n");
}

/** A table without words. */
export function blankTable(rows: number, columns: number): Table {
  const cells = Array.from({ length: columns }, () => "");
  return { rows: Array.from({ length: rows }, () => cells), align: cells.map(() => "-") };
}

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "");
  return inner
    .split(/(?<!\\)\|/)
    .map((cell) => withoutLeadingEscape(cell.trim().replaceAll(String.raw`\|`, "|")));
}

function escaped(cell: string): string {
  return cell
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll("|", String.raw`\|`);
}

/** In characters, of which an emoji is one. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}
