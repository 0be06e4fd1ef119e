import { inKilobytes } from "./budgets.mjs";
import { formatRows } from "./table.mjs";

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
  const lines = formatRows([heading, ...results.map(rowOf)]);
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
