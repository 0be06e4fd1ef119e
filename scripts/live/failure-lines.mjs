import { stripVTControlCharacters } from "node:util";

/** How many are worth reading. */
const shownLines = 20;

/**
 * What a failed build said, from its first error on; its end, where it called nothing an error.
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
