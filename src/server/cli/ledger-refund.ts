import { linesOf } from "../ledger/lines";
import { recordRefund } from "../ledger/recorded-credits";
import { isRecordedPart } from "../ledger/refunds";
import { sentBackOf } from "../ledger/sums";
import { paymentState, receivedAmount } from "../payments/store/payment-state";
import { shortReference } from "../reference";
import type { StorageRuntime } from "../storage/quarantine";
import { type CommandResult, done, failed } from "./command-result";
import type { LedgerOptions } from "./ledger-options";
import { findMadeWith, money, nameOf, problemOfDate, rupiahOf, today } from "./ledger-payment";
import { correction } from "./ledger-transfer";
import { notPaid } from "./not-paid";

/**
 * Records that a payment in rupiah was sent back by hand, whole or in part, after the treasurer did so; a dry run says
 * how much that is. If its provider reports the same refund, it counts once.
 */
export async function refundByHand(
  reference: string,
  options: LedgerOptions,
  runtime: StorageRuntime,
): Promise<CommandResult> {
  const found = await findMadeWith(["transfer", "midtrans"], reference, runtime);
  if ("output" in found) return found;
  const { amount, date, apply } = options;
  const { intent, events } = found;
  const state = paymentState(events);
  const name = nameOf(found);
  if (state !== "paid") return failed(`${name} cannot be refunded: ${notPaid[state]}.`);
  const [{ date: cameIn }] = linesOf(found, () => undefined);
  const problem = problemOfDate(date, runtime, cameIn);
  if (problem) return problem;
  const before = sentBackOf(found);
  const rest = { ...before, minor: receivedAmount(intent, events).minor - before.minor };
  const sum = rupiahOf(amount, rest.minor);
  if ("output" in sum) return sum;
  const earlier = before.minor > 0 ? `, after ${money(before)} went back` : "";
  if (sum.minor > rest.minor) return failed(`${name}: ${money(rest)} can be sent back at most${earlier}.`);
  const day = date ?? today(runtime);
  if (isRecordedPart(events, { date: day, amount: sum })) {
    return failed(
      `${name}: that ${money(sum)} was sent back on ${day} is recorded already. If as much was sent back once more, name another day with --date.`,
    );
  }
  if (!apply) {
    const itself =
      intent.provider === "transfer"
        ? `\n${correction(shortReference(intent.reference))}`
        : `\nDo so only if ${intent.provider} cannot: first try npm run payments -- refund ${shortReference(intent.reference)}`;
    return done(
      `${name}: send ${money(sum)} back from your bank first${earlier}, then add --apply to record it.${itself}`,
    );
  }
  const all = { ...sum, minor: before.minor + sum.minor };
  if (await recordRefund(found, { amount: all, date: day }, runtime))
    return done(`${name}: recorded that ${money(sum)} was sent back${earlier}.`);
  // somebody else has recorded something of it meanwhile: this comes after it
  return refundByHand(reference, options, runtime);
}
