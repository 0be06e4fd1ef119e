import { hasComeIn } from "../../domain/payment";
import { recordFurther, recordFurtherCorrection } from "../ledger/recorded-credits";
import { sentBackOf } from "../ledger/sums";
import type { PaymentEvent } from "../payments/store/payment-records";
import { dayOf, paymentState, receivedAmount } from "../payments/store/payment-state";
import type { StoredPayment } from "../payments/store/payments";
import { furtherSums } from "../payments/store/standing-events";
import { shortReference } from "../reference";
import type { StorageRuntime } from "../storage/quarantine";
import { type CommandResult, done, failed } from "./command-result";
import { refundCorrection } from "./ledger-correct-refund";
import type { LedgerOptions } from "./ledger-options";
import {
  askedFor,
  endCorrection,
  findMadeWith,
  money,
  nameOf,
  nothingBack,
  notYet,
  problemOfDate,
  readSum,
  today,
} from "./ledger-payment";
import { notPaid } from "./not-paid";

/** How more is recorded of a transfer that is paid, with the day and the sum as far as they are known. */
export const furtherCommand = (reference: string, amount: string | number = "…", date = "…") =>
  `npm run ledger -- confirm ${reference} --further --amount ${amount} --date ${date}`;

/** The options with which one of several further sums is corrected: its day, unless it was recorded last. */
export function furtherOptions(
  events: readonly PaymentEvent[],
  isMeant: (sum: PaymentEvent) => boolean,
): readonly string[] {
  const sums = furtherSums(events);
  const sum = sums.findLast(isMeant);
  return sum ? ["--further", ...(sum === sums.at(-1) ? [] : [`--of ${dayOf(sum)}`])] : [];
}

/** Records that more came in of a transfer that is paid: its second part, or the same sum twice; a dry run without `--apply`. */
export async function confirmFurther(
  reference: string,
  options: LedgerOptions,
  runtime: StorageRuntime,
): Promise<CommandResult> {
  const found = await findPaid(reference, runtime);
  if ("output" in found) return found;
  const { amount, date, apply } = options;
  const { intent, events } = found;
  const name = nameOf(found);
  const problem = problemOfDate(date, found, runtime);
  if (problem) return problem;
  if (amount === undefined) return failed(`${name}: say with --amount how much came in besides.`);
  const came = readSum("amount", amount, intent.charge);
  if ("output" in came) return came;
  const day = date ?? today(runtime);
  const known = furtherOptions(events, (each) => dayOf(each) === day && each.amount?.minor === came.minor);
  if (known.length > 0)
    return failed(
      `${name}: that a further ${money(came)} came in on ${day} is recorded already. If as much came in once more on that day, record both as one sum: npm run ledger -- correct ${[shortReference(intent.reference), ...known].join(" ")} --amount ${came.minor * 2}`,
    );
  const before = receivedAmount(intent, events);
  const all = { ...before, minor: before.minor + came.minor };
  const what = `${name}: a further ${money(came)} came in on ${day}, ${money(all)} in all${askedFor(found, all)}`;
  const other = date === undefined ? " That is today: another day is given with --date." : "";
  if (!apply) return done(`${what}, to be recorded.${other}\n${notYet}`);
  if (await recordFurther(found, { amount: came, date: day }, runtime)) return done(`${what}: recorded.`);
  // somebody else has recorded something of it meanwhile: this comes after it, unless it is the same
  return confirmFurther(reference, options, runtime);
}

/** Records what came in instead of the further sum of a day, or the one that was recorded last; a dry run without `--apply`. */
export async function correctFurther(
  reference: string,
  options: LedgerOptions,
  runtime: StorageRuntime,
): Promise<CommandResult> {
  const found = await findPaid(reference, runtime);
  if ("output" in found) return found;
  const { amount, of, date, apply } = options;
  const { intent, events } = found;
  const name = nameOf(found);
  const sums = furtherSums(events).filter((sum) => of === undefined || dayOf(sum) === of);
  const wrong = sums.at(-1);
  if (!wrong?.amount) return failed(`${name}: no further sum is recorded${of ? ` on ${of}` : ""}.`);
  if (of && sums.length > 1)
    return failed(
      `${name}: ${sums.map((sum) => money(sum.amount ?? intent.charge)).join(" and ")} are recorded on ${of}, as further sums: without --of, the one that was recorded last is corrected.`,
    );
  const problem = problemOfDate(date, found, runtime);
  if (problem) return problem;
  const came = readSum("amount", amount, wrong.amount, 0);
  if ("output" in came) return came;
  const day = date ?? dayOf(wrong);
  const said = `a further ${money(wrong.amount)} on ${dayOf(wrong)}`;
  const before = receivedAmount(intent, events);
  const all = { ...before, minor: before.minor - wrong.amount.minor + came.minor };
  const back = sentBackOf(found);
  if (back.minor > 0 && all.minor <= back.minor)
    return failed(`${name}: ${money(back)} of it was sent back: more than that came in, in all.`);
  if (came.minor === wrong.amount.minor && day === dayOf(wrong))
    return failed(
      `${name}: ${said} is what is recorded. Say what is right, with --amount (0 if nothing more came in) or --date.`,
    );
  const right = came.minor === 0 ? "nothing more" : `a further ${money(came)} on ${day}`;
  const what = `${name}: not ${said}, but ${right}, ${money(all)} in all${askedFor(found, all)}`;
  return endCorrection(
    { what, aside: nothingBack, apply },
    () => recordFurtherCorrection(found, { amount: came, date: day, corrects: wrong.occurredAt }, runtime),
    () => correctFurther(reference, { ...options, apply: false }, runtime),
  );
}

/** Finds a transfer that is paid, or says why nothing more can be recorded of it. */
async function findPaid(reference: string, runtime: StorageRuntime): Promise<StoredPayment | CommandResult> {
  const found = await findMadeWith(["transfer"], reference, runtime);
  if ("output" in found) return found;
  const state = paymentState(found.events);
  if (state === "paid") return found;
  const short = shortReference(found.intent.reference);
  const way = hasComeIn(state)
    ? refundCorrection(found)
    : `What came in first is recorded with: npm run ledger -- confirm ${short}`;
  return failed(`${nameOf(found)} is not paid, so that nothing is further: ${notPaid[state]}.\n${way}`);
}
