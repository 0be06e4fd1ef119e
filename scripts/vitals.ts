/** `npm run vitals`: prints a table of the web vitals that visitors' browsers measured. */
import { parseArgs } from "node:util";
import { done } from "../src/server/cli/command-result";
import { vitalsLegend, vitalsRows } from "../src/server/cli/vitals-table";
import { firstDate, keptDays, readGroups } from "../src/server/vitals/visit-records";
import { Problem, runMain } from "./lib/problem.mjs";
import { runCommand } from "./lib/run-command";
import { formatRows } from "./lib/table.mjs";

/** The days that Google's Chrome UX Report sums up, too. */
const usualDays = "28";

function askedDays(): number {
  const { values } = parseArgs({ options: { days: { type: "string", default: usualDays } } });
  const days = Number(values.days);
  if (Number.isInteger(days) && days >= 1 && days <= keptDays) return days;
  throw new Problem(`--days must be a whole number from 1 to ${keptDays}, not "${values.days}".`);
}

await runMain(async () => {
  const days = askedDays();
  return runCommand(async ({ store, now }) => {
    const from = firstDate(now(), days);
    const { groups, unreadable } = await readGroups(store, from);
    const table = groups.length > 0 ? [vitalsLegend, "", ...formatRows(vitalsRows(groups))] : ["No visits."];
    const damaged = unreadable.map((key) => `${key} cannot be read`);
    return done([`Web vitals of visitors since ${from} (UTC).`, ...table, ...damaged].join("\n"));
  });
});
// after an error, too, an open connection of the store would keep the process running
process.exit();
