import { inKilobytes } from "./budgets.mjs";

/**
 * The measurements of one page.
 *
 * @typedef {object} PageResult
 * @property {string} page its path
 * @property {import("./budgets.mjs").Weights} weights
 * @property {number} layoutShift
 * @property {readonly string[]} problems
 */

const heading = ["page", "JavaScript", "HTML", "fonts", "data", "other", "ahead", "shift"];

/**
 * Formats a table of all pages' figures, followed by their problems.
 *
 * @param {readonly PageResult[]} results
 */
export function formatTable(results) {
  const rows = [heading, ...results.map(rowOf)];
  const widths = heading.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join("  "),
  );
  const problems = results.flatMap(({ page, problems }) => problems.map((problem) => `✗ ${page} ${problem}`));
  const verdict = problems.length > 0 ? problems : [`${results.length} pages within their budgets.`];
  return [
    "Transferred at load, in KB of 1000 bytes, brotli; “ahead” is prefetched for other pages.",
    "",
    ...lines,
    "",
    ...verdict,
  ].join("\n");
}

/** @param {PageResult} result */
function rowOf({ page, weights, layoutShift }) {
  const { javascript, html, fonts, pageData, other, ahead } = weights;
  return [
    page,
    ...[javascript, html, fonts, pageData, other, ahead].map(inKilobytes),
    layoutShift.toFixed(4),
  ];
}

/**
 * Names are flush left, figures flush right.
 *
 * @param {string} cell
 * @param {number} width
 * @param {number} column
 */
function pad(cell, width, column) {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
