/** `npm run vitals`: prints a table of the web vitals that visitors' browsers measured. */
import { done, failed } from "../src/server/cli/command-result";
import { readCommand } from "../src/server/cli/read-command";
import { vitalsLegend, vitalsRows } from "../src/server/cli/vitals-table";
import { firstDate, keptDays, readGroups } from "../src/server/vitals/visit-records";
import { runCommand } from "./lib/run-command";
import { formatRows } from "./lib/table.mjs";

/** The days that Google's Chrome UX Report sums up, too. */
const usualDays = "28";

const program = {
  usage: `Usage: npm run vitals

  --days 7   the visits of so many days, up to ${keptDays}; ${usualDays} if left out`,
  options: { days: { type: "string", default: usualDays } },
  commands: { "": { options: ["days"] } },
} as const;

await runCommand(async ({ store, now }) => {
  const read = readCommand(process.argv.slice(2), program);
  if ("output" in read) return read;
  const days = Number(read.values.days);
  if (!Number.isInteger(days) || days < 1 || days > keptDays)
    return {
      ...failed(""),
      warning: `--days must be a whole number from 1 to ${keptDays}, not "${read.values.days}".`,
    };
  const from = firstDate(now(), days);
  const { groups, unreadable } = await readGroups(store, from);
  const table = groups.length > 0 ? [vitalsLegend, "", ...formatRows(vitalsRows(groups))] : ["No visits."];
  const damaged = unreadable.map((key) => `${key} cannot be read`);
  return done([`Web vitals of visitors since ${from} (UTC).`, ...table, ...damaged].join("\n"));
});
