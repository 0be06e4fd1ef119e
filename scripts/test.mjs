/**
 * `npm test`: everything, from set-up to budgets. With names of stages, only those. Ends with the time of
 * each stage and a line `N passed, N failed`; fails where anything failed, was skipped or was not found.
 */
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { chooseStages, runStages } from "./lib/run-stages.mjs";
import { stages } from "./lib/stages.mjs";
import { formatSummary, total } from "./lib/summary.mjs";

await runMain(async () => {
  const results = await runStages(chooseStages(stages, process.argv.slice(2)), root);
  console.log(formatSummary(results));
  return total(results).failed === 0 ? 0 : 1;
});
