import { recordRefundCorrection } from "../ledger/recorded-credits";
import { firstLineOf, returnedBy } from "../ledger/sums";
import { receivedAmount } from "../payments/store/payment-state";
import type { StoredPayment } from "../payments/store/payments";
import { isFirstRefund } from "../payments/store/standing-events";
import { shortReference } from "../reference";
import type { StorageRuntime } from "../storage/quarantine";
import { type CommandResult, failed } from "./command-result";
import type { LedgerOptions } from "./ledger-options";
import { endCorrection, findRefundable, money, nameOf, problemOfDate, readSum } from "./ledger-payment";

/** How a refund that was recorded wrongly is corrected. */
export const refundCorrection = ({ intent }: StoredPayment) =>
  `A refund that was recorded wrongly is put right: npm run ledger -- correct ${shortReference(intent.reference)}, with --refunded for what was sent back in all (0 if nothing was).`;

/** Records how much was sent back of a payment in all, if more is recorded than was; a dry run without `--apply`. */
export async function correctRefund(
  reference: string,
  options: LedgerOptions & { readonly refunded: string },
  runtime: StorageRuntime,
): Promise<CommandResult> {
  const found = await findRefundable(reference, runtime);
  if ("output" in found) return found;
  const { amount, refunded, further, date, apply } = options;
  if (amount !== undefined || further)
    return failed(
      "--amount and --further correct what came in, and --refunded what was sent back: give one of them.",
    );
  const name = nameOf(found);
  const recorded = returnedBy("us", found);
  if (!recorded) return failed(`${name}: no refund is recorded.`);
  const { date: cameIn } = firstLineOf(found);
  const problem = problemOfDate(date, found, runtime, cameIn);
  if (problem) return problem;
  const right = readSum("refunded", refunded, recorded.amount, 0);
  if ("output" in right) return right;
  const said = `${money(recorded.amount)} is recorded as sent back`;
  const short = shortReference(found.intent.reference);
  if (right.minor >= recorded.amount.minor)
    return failed(
      `${name}: ${said}. What was sent back besides is recorded with: npm run ledger -- refund ${short}`,
    );
  const reported = reportedRefund(found);
  if (right.minor < reported.minor)
    return failed(
      `${name}: ${found.intent.provider} itself has reported ${money(reported)}: it was not less.`,
    );
  const day = date ?? recorded.date;
  const what = `${name}: not ${money(recorded.amount)}, but ${right.minor === 0 ? "nothing" : money(right)} was sent back${right.minor === 0 ? "" : `, the last of it on ${day}`}`;
  return endCorrection(
    { what, aside: "The payer is told so.", apply },
    () => recordRefundCorrection(found, { amount: right, date: day }, runtime),
    () => correctRefund(reference, { ...options, apply: false }, runtime),
  );
}

/** What a provider itself says that went back: nobody can take that back. */
function reportedRefund({ intent, events }: StoredPayment) {
  const charge = receivedAmount(intent, events);
  const totals = events
    .filter((event) => isFirstRefund(event) && !event.isConfirmed)
    .map(({ amount }) => (amount ?? charge).minor);
  return { ...charge, minor: intent.provider === "transfer" ? 0 : Math.max(0, ...totals) };
}
