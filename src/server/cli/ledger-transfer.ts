import { hasComeIn } from "../../domain/payment";
import { recordPaid } from "../ledger/recorded-credits";
import { paymentState, receivedAmount } from "../payments/store/payment-state";
import { shortReference } from "../reference";
import type { StorageRuntime } from "../storage/quarantine";
import { type CommandResult, done, failed } from "./command-result";
import type { LedgerOptions } from "./ledger-options";
import { findMadeWith, money, nameOf, problemOfDate, rupiahOf, today } from "./ledger-payment";

const notYet = "Nothing has been recorded yet: add --apply.";

/** How a wrong confirmation is corrected. */
const correction = (reference: string) =>
  `A confirmation cannot be changed. If it says too much, record that as sent back: npm run ledger -- refund ${reference}, with --amount for a part.`;

/** Records that one transfer has arrived, as the treasurer saw it; a dry run without `--apply`. */
export async function confirmTransfer(
  reference: string,
  { amount, date, apply }: LedgerOptions,
  runtime: StorageRuntime,
): Promise<CommandResult> {
  const found = await findMadeWith(["transfer"], reference, runtime);
  if ("output" in found) return found;
  const { intent, events } = found;
  const state = paymentState(events);
  const name = nameOf(found);
  const short = shortReference(intent.reference);
  if (hasComeIn(state)) {
    const already = `${name} is ${state} already: ${money(receivedAmount(intent, events))}.`;
    return failed(state === "paid" ? `${already}\n${correction(short)}` : already);
  }
  const problem = problemOfDate(date, runtime);
  if (problem) return problem;
  const came = rupiahOf(amount, intent.charge.minor);
  if ("output" in came) return came;
  const asked = came.minor === intent.charge.minor ? "" : ` (asked for: ${money(intent.charge)})`;
  const day = date ?? today(runtime);
  const what = `${name}: ${money(came)} came in${asked} on ${day}`;
  const other = date === undefined ? " That is today: another day is given with --date." : "";
  if (!apply) return done(`${what}, to be recorded as paid.${other}\n${notYet}\n${correction(short)}`);
  await recordPaid(found, { amount: came, date: day }, runtime);
  return done(`${what}: recorded as paid.`);
}
