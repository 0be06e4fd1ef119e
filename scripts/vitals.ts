/** `npm run vitals`: prints a table of the web vitals that visitors' browsers measured. */
import { parseArgs } from "node:util";
import { vitalsLegend, vitalsRows } from "../src/server/cli/vitals-table";
import { readEnvironment } from "../src/server/environment/environment";
import { openStore } from "../src/server/storage/open-store";
import { firstDate, keptDays, readGroups } from "../src/server/vitals/visit-records";
import { Problem, runMain } from "./lib/problem.mjs";
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
  const from = firstDate(new Date(), askedDays());
  const { groups, unreadable } = await readGroups(await openStore(readEnvironment()), from);
  const table = groups.length > 0 ? [vitalsLegend, "", ...formatRows(vitalsRows(groups))] : ["No visits."];
  const damaged = unreadable.map((key) => `${key} cannot be read`);
  const lines = [`Web vitals of visitors since ${from} (UTC).`, ...table, ...damaged];
  await new Promise<void>((written) => process.stdout.write(`${lines.join("\n")}\n`, () => written()));
  return 0;
});
// an open connection of the store would keep the process running
process.exit();
