import { stripVTControlCharacters } from "node:util";

/** Maximum number of lines to show. */
const shownLines = 20;

/** What Gatsby prints of a page that it cannot make: an error without a cause. The cause comes after it. */
const pageData = /^\s*ERROR\s+UNKNOWN\s+Truncated page data[^]*?^\}$/m;

/**
 * The output of a failed build from its first error that has a cause on; if there is no error line, the last lines.
 *
 * @param {string} output
 */
export function failureLines(output) {
  const lines = stripVTControlCharacters(output)
    .replace(pageData, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const first = lines.findIndex((line) => /^\s*error\b/i.test(line));
  return first === -1 ? lines.slice(-shownLines) : lines.slice(first, first + shownLines);
}
