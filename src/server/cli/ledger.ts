import { parseArgs } from "node:util";
import { zoneName } from "../../domain/zone";
import { ledgerLanguages } from "../ledger/ledger-words";
import { readDate } from "../ledger/statement/date";
import { readProviderList } from "../ledger/statement/read-provider-list";
import { readStatement } from "../ledger/statement/read-statement";
import { errorCode } from "../log";
import type { Runtime } from "../runtime";
import type { StorageRuntime } from "../storage/quarantine";
import { type CommandResult, done, failed } from "./command-result";
import { compareWithList } from "./ledger-compare";
import { donorStatement } from "./ledger-donor";
import { listLedger } from "./ledger-list";
import { matchStatement } from "./ledger-match";
import type { LedgerOptions, LedgerSources } from "./ledger-options";
import { refundByHand } from "./ledger-refund";
import { confirmTransfer } from "./ledger-transfer";
import { withFile } from "./with-file";

export const ledgerUsage = `Usage: npm run ledger -- <command>

  (no command)              every gift and purchase, and their sums by month, purpose and method
      --from 2026-01-01     only from this day on (${zoneName})
      --to 2026-12-31       only to this day
      --csv                 the list as CSV on standard output
      --language id         titles, sums and CSV as a spreadsheet in this language expects them: ${ledgerLanguages.join(", ")}
  donor <e-mail>            what somebody gave, as a text to send to them
      --from, --to, --language as above
  match <statement.csv>     finds the open transfers that the lines of a bank statement pay for
  compare <list.csv>        what a provider's list of payments and the ledger do not say alike
      --from, --to, --language as above
  confirm <reference>       one transfer has arrived
      --amount 50000        if another sum arrived than was asked for
      --date 2026-11-03     the day on which it arrived; today if left out
  refund <reference>        one payment was sent back to its payer by hand
      --amount 20000        if only a part of it, or of what is left, was sent back
      --date 2026-11-05     the day on which it was sent back

match, confirm and refund show what they would record; with --apply they record it.`;

const options = {
  from: { type: "string" },
  to: { type: "string" },
  csv: { type: "boolean", default: false },
  language: { type: "string", default: ledgerLanguages[0] },
  amount: { type: "string" },
  date: { type: "string" },
  apply: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** Runs a command of `npm run ledger`; `args` are the words after `--`. */
export async function runLedger(
  args: readonly string[],
  runtime: StorageRuntime & Pick<Runtime, "environment">,
  sources: LedgerSources,
): Promise<CommandResult> {
  const parsed = parse(args);
  if (typeof parsed === "string") return failed(`${parsed}\n\n${ledgerUsage}`);
  const { command, operand, values } = parsed;
  if (values.help) return done(ledgerUsage);
  // the standard output is the command's; only faults are logged
  const quiet: typeof runtime = {
    ...runtime,
    log: (level, ...entry) => level === "error" && runtime.log(level, ...entry),
  };
  if (command === undefined) return listLedger(values, quiet, sources);
  if (operand === undefined) return failed(ledgerUsage);
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
      return confirmTransfer(operand, values, quiet);
    case "refund":
      return refundByHand(operand, values, quiet);
    default:
      return failed(ledgerUsage);
  }
}

interface Parsed {
  readonly command: string | undefined;
  readonly operand: string | undefined;
  readonly values: LedgerOptions;
}

/** The command and its options, or what is wrong with them. */
function parse(args: readonly string[]): Parsed | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [command, operand] = positionals;
    for (const name of ["from", "to", "date"] as const) {
      const day = values[name];
      if (day !== undefined && !isDay(day))
        return `--${name} must be a day such as 2026-11-03, not "${day}".`;
    }
    const language = ledgerLanguages.find((each) => each === values.language);
    if (!language)
      return `--language must be one of ${ledgerLanguages.join(", ")}, not "${values.language}".`;
    return { command, operand, values: { ...values, language } };
  } catch (error) {
    if (!errorCode(error).startsWith("ERR_PARSE_ARGS")) throw error;
    return (error as Error).message;
  }
}

function isDay(text: string): boolean {
  return readDate(text, "day", "") === text;
}
