/**
 * `npm test`: runs all stages, from set-up to budgets, two at a time; with `--part`, one of the parts into which CI
 * divides them. Given names of stages, it runs only those, one after the other. Ends with the time of each stage, the
 * slowest tests and a line `N passed, N failed`; fails if anything failed or was skipped, or if a runner found no test.
 */
import { parseArgs } from "node:util";
import { parts } from "./lib/parts.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { choosePart, chooseStages, runStages } from "./lib/run-stages.mjs";
import { stages } from "./lib/stages.mjs";
import { formatSummary, total } from "./lib/summary.mjs";

await runMain(async () => {
  const { values, positionals: names } = parseArgs({
    options: { part: { type: "string" } },
    allowPositionals: true,
  });
  const chosen = values.part === undefined ? chooseStages(stages, names) : choosePart(parts, values.part);
  const start = performance.now();
  const results = await runStages(chosen, root, names.length === 0 ? 2 : 1);
  console.log(formatSummary(results, (performance.now() - start) / 1000));
  return total(results).failed === 0 ? 0 : 1;
});
