/** A text of Markdown without the backslashes that keep signs from having a meaning, as a page shows it. */
export function withoutEscapes(markdown: string): string {
  return markdown.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1");
}

/** The same for the text of a table's cell, which has no lists, quotes or headings: signs that begin one mean nothing. */
export function withoutLeadingEscape(cell: string): string {
  return cell.replace(/^\d*\\[-+#>=.)]/, withoutEscapes);
}
