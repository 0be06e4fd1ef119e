import { zoneName } from "../../domain/zone";
import { ledgerLanguages } from "../ledger/ledger-words";
import { readDate } from "../ledger/statement/date";
import { readProviderList } from "../ledger/statement/read-provider-list";
import { readStatement } from "../ledger/statement/read-statement";
import type { Runtime } from "../runtime";
import type { StorageRuntime } from "../storage/quarantine";
import { type CommandResult, failed } from "./command-result";
import { compareWithList } from "./ledger-compare";
import { correctRefund } from "./ledger-correct-refund";
import { donorStatement } from "./ledger-donor";
import { confirmFurther, correctFurther } from "./ledger-further";
import { listLedger } from "./ledger-list";
import { matchStatement } from "./ledger-match";
import { listMonthly } from "./ledger-monthly";
import type { LedgerOptions, LedgerSources } from "./ledger-options";
import { refundByHand } from "./ledger-refund";
import { confirmTransfer, correctTransfer } from "./ledger-transfer";
import { type Program, readCommand, type ReadCommand } from "./read-command";
import { withFile } from "./with-file";

const usage = `Usage: npm run ledger -- <command>

  (no command)              every gift and purchase, and their sums by month, purpose and method
      --from 2026-01-01     only from this day on (${zoneName})
      --to 2026-12-31       only to this day
      --csv                 the list as CSV on standard output
      --language id         titles, sums and CSV as a spreadsheet in this language expects them: ${ledgerLanguages.join(", ")}
  donor <e-mail>            what somebody gave, as a text to send to them
      --from, --to, --language as above
  monthly                   the monthly gifts that go on, by what they are for
      --language as above
  match <statement.csv>     finds the open transfers that the lines of a bank statement pay for
  compare <list.csv>        what a provider's list of payments and the ledger do not say alike
      --from, --to, --language as above
  confirm <reference>       one transfer has arrived
      --amount 50000        if another sum arrived than was asked for
      --date 2026-11-03     the day on which it arrived; today if left out
      --further             it is paid already, and as much as --amount says arrived besides
  correct <reference>       a confirmation was wrong: what came in, and nothing is sent back
      --amount 50000        0 if nothing came in
      --date 2026-11-03     the day on which it arrived
      --further             or, if the last further sum was wrong: what arrived then, 0 if nothing
      --of 2026-11-05       with --further: the recorded day of the sum that was wrong, if it is not the last
      --refunded 4000       or, if a refund was recorded wrongly: what was sent back in all, 0 if nothing was
  refund <reference>        one payment was sent back to its payer by hand
      --amount 20000        if only a part of it, or of what is left, was sent back
      --date 2026-11-05     the day on which it was sent back

match, confirm, correct and refund show what they would record; with --apply they record it.`;

const options = {
  from: { type: "string" },
  to: { type: "string" },
  csv: { type: "boolean" },
  language: { type: "string" },
  amount: { type: "string" },
  refunded: { type: "string" },
  further: { type: "boolean" },
  of: { type: "string" },
  date: { type: "string" },
  apply: { type: "boolean" },
} as const;

const ofPeriod = ["from", "to", "language"] as const;
const ofPayment = { words: 1, options: ["amount", "date", "apply"] } as const;

const program: Program<typeof options> = {
  usage,
  options,
  commands: {
    "": { options: [...ofPeriod, "csv"] },
    donor: { words: 1, options: ofPeriod },
    monthly: { options: ["language"] },
    match: { words: 1, options: ["apply", "language"] },
    compare: { words: 1, options: ofPeriod },
    confirm: { words: 1, options: [...ofPayment.options, "further"] },
    correct: { words: 1, options: [...ofPayment.options, "refunded", "further", "of"] },
    refund: ofPayment,
  },
};

/** Runs a command of `npm run ledger`; `args` are the words after `--`. */
export async function runLedger(
  args: readonly string[],
  runtime: StorageRuntime & Pick<Runtime, "environment">,
  sources: LedgerSources,
): Promise<CommandResult> {
  const read = readCommand(args, program);
  if ("output" in read) return read;
  const {
    command,
    words: [operand],
  } = read;
  const values = checked(read.values);
  if (typeof values === "string") return failed(`${values}\n\n${usage}`);
  // the standard output is the command's; only faults are logged
  const quiet: typeof runtime = {
    ...runtime,
    log: (level, ...entry) => level === "error" && runtime.log(level, ...entry),
  };
  if (command === "") return listLedger(values, quiet, sources);
  if (command === "monthly") return listMonthly(values, quiet, sources);
  if (operand === undefined) return failed(usage);
  const access = { ...quiet, ...sources };
  switch (command) {
    case "donor":
      return donorStatement(operand, values, quiet, sources);
    case "match":
      return withFile(operand, readStatement, (read) => matchStatement(read, values, quiet), access);
    case "compare":
      return withFile(
        operand,
        readProviderList,
        (read) => compareWithList(read, values, quiet, sources),
        access,
      );
    case "confirm":
      return (values.further ? confirmFurther : confirmTransfer)(operand, values, quiet);
    case "correct":
      return values.refunded === undefined
        ? (values.further ? correctFurther : correctTransfer)(operand, values, quiet)
        : correctRefund(operand, { ...values, refunded: values.refunded }, quiet);
    default:
      return refundByHand(operand, values, quiet);
  }
}

/** The options, or what is wrong with them. */
function checked(given: ReadCommand<typeof options>["values"]): LedgerOptions | string {
  for (const name of ["from", "to", "of", "date"] as const) {
    const day = given[name];
    if (day !== undefined && !isDay(day)) return `--${name} must be a day such as 2026-11-03, not "${day}".`;
  }
  const { from, to, csv = false, apply = false, language: code = ledgerLanguages[0] } = given;
  if (from !== undefined && to !== undefined && from > to)
    return `--from ${from} must not be after --to ${to}.`;
  if (given.of !== undefined && !given.further) return "--of is about a further sum: give it with --further.";
  const language = ledgerLanguages.find((each) => each === code);
  if (!language) return `--language must be one of ${ledgerLanguages.join(", ")}, not "${code}".`;
  return { ...given, csv, apply, language };
}

function isDay(text: string): boolean {
  return readDate(text, "day", "") === text;
}
