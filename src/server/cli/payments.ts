import { settleUnrecorded } from "../payments/unrecorded";
import type { PaymentsRuntime } from "./at-provider";
import { type CommandResult, done, failed } from "./command-result";
import { changeAddress } from "./payments-address";
import { end } from "./payments-end";
import { erase } from "./payments-erase";
import { refund } from "./payments-refund";
import { show } from "./payments-show";
import { type Program, readCommand } from "./read-command";

const usage = `Usage: npm run payments -- <command>

  refund <reference>    shows what would be paid back; with --apply pays it back at the provider
  end <reference>       shows which monthly donation would be ended; with --apply ends it
  show <e-mail>         all that is stored of the payments made with an address, unfinished ones too
  erase <reference>     shows whose e-mail address would be erased; with --apply erases it
  erase <e-mail>        the same for all payments that were made with an address
  address <reference> <e-mail>   shows which address would be put right; with --apply e-mails go to the new one
  settle <reference>    a payment that is paid, but not in our records, is dealt with: npm run health forgets it

<reference> may be the short one that the payer was given, with its hyphen or without.`;

const options = { apply: { type: "boolean" } } as const;
const one = { words: 1, options: ["apply"] } as const;

const program: Program<typeof options> = {
  usage,
  options,
  commands: {
    refund: one,
    end: one,
    erase: one,
    address: { ...one, words: 2 },
    settle: { words: 1 },
    show: { words: 1 },
  },
};

/** Runs a command of `npm run payments`; `args` are the words after `--`. */
export async function runPayments(args: readonly string[], runtime: PaymentsRuntime): Promise<CommandResult> {
  const read = readCommand(args, program);
  if ("output" in read) return read;
  const {
    command,
    words: [wanted, address],
    values: { apply: isSure = false },
  } = read;
  if (wanted === undefined) return failed(usage);
  switch (command) {
    case "refund":
      return refund(wanted, isSure, runtime);
    case "end":
      return end(wanted, isSure, runtime);
    case "show":
      return show(wanted, runtime);
    case "address":
      return address === undefined ? failed(usage) : changeAddress(wanted, address, isSure, runtime);
    case "settle":
      return (await settleUnrecorded(runtime.store, wanted))
        ? done("npm run health no longer names it.")
        : failed("No payment of that reference waits to be settled: npm run health lists them.");
    default:
      return erase(wanted, isSure, runtime);
  }
}
