import { recordRefund } from "../ledger/recorded-credits";
import { isRecordedPart } from "../ledger/refunds";
import { firstLineOf, returnedBy, sentBackOf } from "../ledger/sums";
import { paymentState, receivedAmount } from "../payments/store/payment-state";
import type { StoredPayment } from "../payments/store/payments";
import { shortReference } from "../reference";
import type { StorageRuntime } from "../storage/quarantine";
import { type CommandResult, done, failed } from "./command-result";
import { refundCorrection } from "./ledger-correct-refund";
import { furtherCommand } from "./ledger-further";
import type { LedgerOptions } from "./ledger-options";
import {
  findRefundable,
  money,
  nameOf,
  problemOfDate,
  reportsItself,
  readSum,
  today,
} from "./ledger-payment";
import { correction } from "./ledger-transfer";
import { notPaid } from "./not-paid";
import { aboutMonths } from "./payments-refund";

/**
 * Records that a payment was sent back by hand, whole or in part, after the treasurer did so; a dry run says how much
 * that is. If its provider reports the same refund, it counts once. Stripe pays back by itself what is still whole.
 */
export async function refundByHand(
  reference: string,
  options: LedgerOptions,
  runtime: StorageRuntime,
): Promise<CommandResult> {
  const found = await findRefundable(reference, runtime);
  if ("output" in found) return found;
  const { amount, date, apply } = options;
  const { intent, events } = found;
  const state = paymentState(events);
  const name = nameOf(found);
  const short = shortReference(intent.reference);
  if (state !== "paid") return failed(`${name} cannot be refunded: ${notPaid[state]}.`);
  const { date: cameIn } = firstLineOf(found);
  const problem = problemOfDate(date, found, runtime, cameIn);
  if (problem) return problem;
  const before = sentBackOf(found);
  if (intent.provider === "stripe" && before.minor === 0) return reportsItself(found);
  const rest = { ...before, minor: receivedAmount(intent, events).minor - before.minor };
  const sum = readSum("amount", amount, rest);
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
      intent.provider === "transfer" ? correction(short) : atProviderFirst(found, before.minor > 0);
    return done(
      `${name}: send ${money(sum)} back from your bank first${earlier}, then add --apply to record it.${sum.minor === rest.minor ? `\n${allOfIt(found)}` : ""}\n${itself}`,
    );
  }
  const all = { ...sum, minor: (returnedBy("us", found)?.amount.minor ?? 0) + sum.minor };
  if (await recordRefund(found, { amount: all, date: day }, runtime))
    return done(`${name}: recorded that ${money(sum)} was sent back${earlier}.\n${refundCorrection(found)}`);
  // somebody else has recorded something of it meanwhile: this comes after it
  return refundByHand(reference, options, runtime);
}

/** What it means if nothing is left of what is recorded. */
function allOfIt({ intent: { kind, provider, reference } }: StoredPayment): string {
  const goods = kind === "purchase" ? ", and what was bought is not delivered any more" : "";
  const twice = `If it was sent twice, record the second arrival first: ${furtherCommand(shortReference(reference))}`;
  const words = `This sends back all that is recorded of it: it then counts as refunded${goods}.`;
  return provider === "transfer" ? `${words} ${twice}` : words;
}

/** A provider pays back by itself what it can. */
function atProviderFirst(payment: StoredPayment, isPart: boolean): string {
  const { reference, provider } = payment.intent;
  const way = isPart ? `its dashboard` : `npm run payments -- refund ${shortReference(reference)}`;
  return `Do so only if ${provider} cannot: first try ${way}${aboutMonths(payment)}`;
}
