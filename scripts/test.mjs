/**
 * `npm test`: everything, from set-up to budgets, two stages side by side. With names of stages, only those,
 * one after the other. Ends with the time of each stage, the slowest tests and a line `N passed, N failed`;
 * fails where anything failed, was skipped or was not found.
 */
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { chooseStages, runStages } from "./lib/run-stages.mjs";
import { stages } from "./lib/stages.mjs";
import { formatSummary, total } from "./lib/summary.mjs";

await runMain(async () => {
  const names = process.argv.slice(2);
  const start = performance.now();
  const results = await runStages(chooseStages(stages, names), root, names.length === 0 ? 2 : 1);
  console.log(formatSummary(results, (performance.now() - start) / 1000));
  return total(results).failed === 0 ? 0 : 1;
});
