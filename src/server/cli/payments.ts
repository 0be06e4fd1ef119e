import type { PaymentsRuntime } from "./at-provider";
import { type CommandResult, failed } from "./command-result";
import { end } from "./payments-end";
import { erase } from "./payments-erase";
import { refund } from "./payments-refund";

const paymentsUsage = `Usage: npm run payments -- <command>

  refund <reference>    shows what would be paid back; with --apply pays it back at the provider
  end <reference>       shows which monthly donation would be ended; with --apply ends it
  erase <reference>     shows whose e-mail address would be erased; with --apply erases it
  erase <e-mail>        the same for all payments that were made with an address

<reference> may be the short one that the payer was given, with its hyphen or without.`;

/** Runs a command of `npm run payments`; `args` are the words after `--`. */
export async function runPayments(args: readonly string[], runtime: PaymentsRuntime): Promise<CommandResult> {
  const [command, wanted = ""] = args.filter((word) => !word.startsWith("--"));
  const isSure = args.includes("--apply");
  switch (command) {
    case "refund":
      return refund(wanted, isSure, runtime);
    case "end":
      return end(wanted, isSure, runtime);
    case "erase":
      return erase(wanted, isSure, runtime);
    default:
      return failed(paymentsUsage);
  }
}
