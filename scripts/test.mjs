/**
 * `npm test`: runs all stages, from set-up to budgets, two at a time. Given names of stages, it runs only
 * those, one after the other. Ends with the time of each stage, the slowest tests and a line `N passed, N
 * failed`; fails if anything failed or was skipped, or if a runner found no test.
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
