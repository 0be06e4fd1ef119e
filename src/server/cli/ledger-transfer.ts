import { hasComeIn } from "../../domain/payment";
import type { LedgerRuntime } from "../ledger/all-payments";
import { recordPaid } from "../ledger/recorded-credits";
import { paymentState, receivedAmount } from "../payments/store/payment-state";
import { type CommandResult, done, failed } from "./command-result";
import type { LedgerOptions } from "./ledger-options";
import { findMadeWith, money, nameOf, rupiahOf, today } from "./ledger-payment";

const notYet = "Nothing has been recorded yet: add --apply.";

/** Records that one transfer has arrived, as the treasurer saw it; a dry run without `--apply`. */
export async function confirmTransfer(
  reference: string,
  { amount, date, apply }: LedgerOptions,
  runtime: LedgerRuntime,
): Promise<CommandResult> {
  const found = await findMadeWith(["transfer"], reference, runtime);
  if ("output" in found) return found;
  const { intent, events } = found;
  const state = paymentState(events);
  const name = nameOf(found);
  if (hasComeIn(state)) {
    return failed(`${name} is ${state} already: ${money(receivedAmount(intent, events))}.`);
  }
  const came = rupiahOf(amount, intent.charge.minor);
  if ("output" in came) return came;
  const instead = came.minor === intent.charge.minor ? "" : ` instead of ${money(intent.charge)}`;
  const what = `${name}: ${money(came)}${instead} came in`;
  if (!apply) return done(`${what}, to be recorded as paid.\n${notYet}`);
  await recordPaid(found, { amount: came, date: date ?? today(runtime) }, runtime);
  return done(`${what}: recorded as paid.`);
}
