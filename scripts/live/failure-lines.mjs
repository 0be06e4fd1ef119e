import { stripVTControlCharacters } from "node:util";

/** Maximum number of lines to show. */
const shownLines = 20;

/**
 * The output of a failed build from its first error line on; if there is no error line, the last lines.
 *
 * @param {string} output
 */
export function failureLines(output) {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const first = lines.findIndex((line) => /^\s*error\b/i.test(line));
  return first === -1 ? lines.slice(-shownLines) : lines.slice(first, first + shownLines);
}
