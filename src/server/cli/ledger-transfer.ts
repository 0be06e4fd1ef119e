import { hasComeIn } from "../../domain/payment";
import { recordCorrection, recordPaid } from "../ledger/recorded-credits";
import { firstLineOf, allRefunds, sentBackOf } from "../ledger/sums";
import { paymentState, receivedAmount } from "../payments/store/payment-state";
import { shortReference } from "../reference";
import type { StorageRuntime } from "../storage/quarantine";
import { type CommandResult, done, failed } from "./command-result";
import { refundCorrection } from "./ledger-correct-refund";
import { furtherCommand } from "./ledger-further";
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

/** How a wrong confirmation is corrected. */
export const correction = (reference: string) =>
  `A wrong confirmation is put right, with nothing sent back: npm run ledger -- correct ${reference}, with --amount for what came in (0 if nothing did), or with --date.`;

/** Records that one transfer has arrived, as the treasurer saw it; a dry run without `--apply`. */
export async function confirmTransfer(
  reference: string,
  options: LedgerOptions,
  runtime: StorageRuntime,
): Promise<CommandResult> {
  const found = await findMadeWith(["transfer"], reference, runtime);
  if ("output" in found) return found;
  const { amount, date, apply } = options;
  const { intent, events } = found;
  const state = paymentState(events);
  const name = nameOf(found);
  const short = shortReference(intent.reference);
  if (hasComeIn(state)) {
    const already = `${name} is ${state} already: ${money(receivedAmount(intent, events))}.`;
    const further = `If more came in, also if it was sent twice: ${furtherCommand(short)}`;
    return failed(state === "paid" ? `${already}\n${further}\n${correction(short)}` : already);
  }
  const problem = problemOfDate(date, found, runtime);
  if (problem) return problem;
  const came = readSum("amount", amount, intent.charge);
  if ("output" in came) return came;
  const day = date ?? today(runtime);
  const what = `${name}: ${money(came)} came in${askedFor(found, came)} on ${day}`;
  const other = date === undefined ? " That is today: another day is given with --date." : "";
  if (!apply) return done(`${what}, to be recorded as paid.${other}\n${notYet}\n${correction(short)}`);
  if (await recordPaid(found, { amount: came, date: day }, runtime))
    return done(`${what}: recorded as paid.`);
  // somebody else has confirmed it meanwhile: that is said
  return confirmTransfer(reference, options, runtime);
}

/** Records what has come in of a transfer, if its confirmation said something else; a dry run without `--apply`. */
export async function correctTransfer(
  reference: string,
  options: LedgerOptions,
  runtime: StorageRuntime,
): Promise<CommandResult> {
  const found = await findMadeWith(["transfer"], reference, runtime);
  if ("output" in found) return found;
  const state = paymentState(found.events);
  const name = nameOf(found);
  if (state === "refunded")
    return failed(`${name} cannot be corrected: ${notPaid[state]}.\n${refundCorrection(found)}`);
  if (state !== "paid") return failed(`${name} cannot be corrected: ${notPaid[state]}.`);
  const { amount, date, apply } = options;
  const first = firstLineOf(found);
  const problem = problemOfDate(date, found, runtime);
  if (problem) return problem;
  const came = readSum("amount", amount, first.charge, 0);
  if ("output" in came) return came;
  const day = date ?? first.date;
  const said = `${money(first.charge)} on ${first.date}`;
  const further = receivedAmount(found.intent, found.events).minor - first.charge.minor;
  if (came.minor === 0 && further > 0)
    return failed(
      `${name}: more came in after that. Take it back first: npm run ledger -- correct ${shortReference(found.intent.reference)} --further --amount 0`,
    );
  const [back] = allRefunds(found);
  const sent = sentBackOf(found);
  if (back && (came.minor + further <= sent.minor || day > back.date))
    return failed(
      `${name}: ${money(sent)} of it was sent back, the first on ${back.date}: it came in before that, and was more.`,
    );
  if (came.minor === first.charge.minor && day === first.date)
    return failed(
      `${name}: ${said} is what is recorded. Say what is right, with --amount (0 if nothing came in) or --date.`,
    );
  const right =
    came.minor === 0 ? "nothing came in" : `${money(came)} came in${askedFor(found, came)} on ${day}`;
  return endCorrection(
    { what: `${name}: not ${said}, but ${right}`, aside: nothingBack, apply },
    () => recordCorrection(found, { amount: came, date: day }, runtime),
    () => correctTransfer(reference, { ...options, apply: false }, runtime),
  );
}
