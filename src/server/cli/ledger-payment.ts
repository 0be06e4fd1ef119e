import { defaultLanguage } from "../../domain/languages";
import { formatMoney, isSameMoney, minorToMajor, type Money, toMoney } from "../../domain/money";
import type { ProviderId } from "../../domain/payment";
import { zoneName } from "../../domain/zone";
import { dateInZone } from "../../domain/zone-time";
import { readAmount } from "../ledger/statement/amount";
import { findPayment } from "../payments/store/find-payment";
import { begunOn, isBeforeBegin } from "../payments/store/payment-state";
import type { StoredPayment } from "../payments/store/payments";
import { shortReference } from "../reference";
import { unlessUnreadable, type StorageRuntime } from "../storage/quarantine";
import { type CommandResult, done, failed } from "./command-result";

/** A sum as commands write it that are given no language. */
export const money = (amount: Money) => formatMoney(amount, defaultLanguage);

/** What a dry run ends with. */
export const notYet = "Nothing has been recorded yet: add --apply.";

/** What a correction of what came in is not. */
export const nothingBack = "Nothing is to be sent back.";

/** A payment as the commands of the ledger name it. */
export const nameOf = ({ intent }: StoredPayment) => `${shortReference(intent.reference)} (${intent.title})`;

/** The organisation's day. */
export const today = ({ now }: StorageRuntime) => dateInZone(now().getTime());

/** Finds a payment that was made with one of these providers, or says why there is none. */
export async function findMadeWith(
  providers: readonly ProviderId[],
  reference: string,
  runtime: StorageRuntime,
): Promise<StoredPayment | CommandResult> {
  const found = await unlessUnreadable(findPayment(runtime.store, reference), runtime);
  if (!found) return failed(`There is no payment ${reference} that can be read.`);
  return providers.includes(found.intent.provider) ? found : reportsItself(found);
}

/** A payment about which its provider says everything. */
export function reportsItself(payment: StoredPayment): CommandResult {
  const { reference, provider } = payment.intent;
  return failed(
    `${nameOf(payment)} was made with ${provider}, which reports it itself. To pay it back: npm run payments -- refund ${shortReference(reference)}`,
  );
}

/** Finds a payment of which something can be sent back by hand: all but those of sample mode. */
export const findRefundable = (reference: string, runtime: StorageRuntime) =>
  findMadeWith(["transfer", "midtrans", "stripe"], reference, runtime);

/**
 * Reads the sum of an option in the currency of `otherwise`, or says what is wrong with it.
 *
 * @param otherwise what is meant without it
 * @param least in the currency's smallest unit
 */
export function readSum(
  option: "amount" | "refunded",
  text: string | undefined,
  otherwise: Money,
  least = 1,
): Money | CommandResult {
  if (text === undefined) return otherwise;
  const { value = NaN, direction } = readAmount(text) ?? {};
  const sum = toMoney(otherwise.currency, value);
  if (minorToMajor(sum) === value && sum.minor >= least && direction !== "out") return sum;
  const example = sum.currency === "IDR" ? "whole rupiah such as 50000" : "dollars such as 20 or 20.50";
  return failed(`--${option} must be ${example}, not "${text}".`);
}

/**
 * What is wrong with `--date`: nothing that is recorded has come yet, came in before its payment was begun, or was sent back
 * before it came in.
 *
 * @param cameIn of what was sent back: the day on which it had come in
 */
export function problemOfDate(
  date: string | undefined,
  { intent }: StoredPayment,
  runtime: StorageRuntime,
  cameIn?: string,
): CommandResult | undefined {
  if (date === undefined) return undefined;
  if (date > today(runtime)) return failed(`--date ${date} is after today, ${today(runtime)} (${zoneName}).`);
  if (cameIn !== undefined && date < cameIn)
    return failed(`--date ${date} is before the payment came in, on ${cameIn}.`);
  if (cameIn !== undefined || !isBeforeBegin(date, intent)) return undefined;
  return failed(`--date ${date} is before the transfer was begun, on ${begunOn(intent)} (${zoneName}).`);
}

/**
 * Ends a correction: says what it would be or, with `apply`, records it, and says so if somebody else was faster.
 *
 * @param what is corrected, as a sentence without its end
 * @param aside what it means for the payer
 * @param again says how things stand now
 */
export async function endCorrection(
  {
    what,
    aside,
    apply,
  }: { readonly what: string; readonly aside: string; readonly apply?: boolean | undefined },
  record: () => Promise<boolean>,
  again: () => Promise<CommandResult>,
): Promise<CommandResult> {
  if (!apply) return done(`${what}, to be recorded. ${aside}\n${notYet}`);
  if (await record()) return done(`${what}: recorded.`);
  const now = await again();
  return failed(`This was not recorded: somebody else recorded something of it meanwhile.\n${now.output}`);
}

/** What was asked for, if another sum came in: what is paid counts as paid for, whatever came in. Empty otherwise. */
export function askedFor({ intent: { charge } }: StoredPayment, came: Money): string {
  return isSameMoney(came, charge) ? "" : ` (asked for: ${money(charge)})`;
}
