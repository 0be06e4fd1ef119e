import { hasComeIn } from "../../domain/payment";
import { recordFurther, recordFurtherCorrection } from "../ledger/recorded-credits";
import { sentBackOf } from "../ledger/sums";
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

const furtherCorrection = (reference: string) => `npm run ledger -- correct ${reference} --further`;

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
  if (furtherSums(events).some((each) => dayOf(each) === day && each.amount?.minor === came.minor))
    return failed(
      `${name}: that a further ${money(came)} came in on ${day} is recorded already. If as much came in once more on that day, record both as one sum: ${furtherCorrection(shortReference(intent.reference))} --amount ${came.minor * 2}`,
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

/** Records what came in instead of the further sum that was recorded last; a dry run without `--apply`. */
export async function correctFurther(
  reference: string,
  options: LedgerOptions,
  runtime: StorageRuntime,
): Promise<CommandResult> {
  const found = await findPaid(reference, runtime);
  if ("output" in found) return found;
  const { amount, date, apply } = options;
  const { intent, events } = found;
  const name = nameOf(found);
  const last = furtherSums(events).at(-1);
  if (!last?.amount) return failed(`${name}: no further sum is recorded.`);
  const problem = problemOfDate(date, found, runtime);
  if (problem) return problem;
  const came = readSum("amount", amount, last.amount, 0);
  if ("output" in came) return came;
  const day = date ?? dayOf(last);
  const said = `a further ${money(last.amount)} on ${dayOf(last)}`;
  const before = receivedAmount(intent, events);
  const all = { ...before, minor: before.minor - last.amount.minor + came.minor };
  const back = sentBackOf(found);
  if (back.minor > 0 && all.minor <= back.minor)
    return failed(`${name}: ${money(back)} of it was sent back: more than that came in, in all.`);
  if (came.minor === last.amount.minor && day === dayOf(last))
    return failed(
      `${name}: ${said} is what is recorded. Say what is right, with --amount (0 if nothing more came in) or --date.`,
    );
  const right = came.minor === 0 ? "nothing more" : `a further ${money(came)} on ${day}`;
  const what = `${name}: not ${said}, but ${right}, ${money(all)} in all${askedFor(found, all)}`;
  return endCorrection(
    { what, aside: nothingBack, apply },
    () => recordFurtherCorrection(found, { amount: came, date: day }, runtime),
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
