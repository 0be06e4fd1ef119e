import { defaultLanguage } from "../../domain/languages";
import { formatMoney, type Money } from "../../domain/money";
import { hasComeIn } from "../../domain/payment";
import { dateInJakarta } from "../../domain/zone";
import type { LedgerRuntime } from "../ledger/all-payments";
import { recordPaid, recordRefund } from "../ledger/recorded-credits";
import { readAmount } from "../ledger/statement/amount";
import { findPayment } from "../payments/store/find-payment";
import { paymentState, receivedAmount } from "../payments/store/payment-state";
import type { StoredPayment } from "../payments/store/payments";
import { shortReference } from "../reference";
import { setAside } from "../storage/quarantine";
import { UnreadableRecordError } from "../storage/store";
import { type CommandResult, done, failed } from "./command-result";
import type { LedgerOptions } from "./ledger-options";

const money = (amount: Money) => formatMoney(amount, defaultLanguage);
const notYet = "Nothing has been recorded yet: add --apply.";

/** Records that one transfer has arrived, as the treasurer saw it; a dry run without `--apply`. */
export async function confirmTransfer(
  reference: string,
  { amount, date, apply }: LedgerOptions,
  runtime: LedgerRuntime,
): Promise<CommandResult> {
  const found = await findTransfer(reference, runtime);
  if ("output" in found) return found;
  const { intent, events } = found;
  const state = paymentState(events);
  const name = nameOf(found);
  if (hasComeIn(state)) {
    return failed(`${name} is ${state} already: ${money(receivedAmount(intent, events))}.`);
  }
  const { value: rupiah, direction } =
    amount === undefined ? { value: intent.charge.minor } : (readAmount(amount) ?? {});
  if (rupiah === undefined || !Number.isInteger(rupiah) || rupiah < 1 || direction === "out") {
    return failed(`--amount must be whole rupiah such as 50000, not "${amount}".`);
  }
  const came: Money = { currency: "IDR", minor: rupiah };
  const instead = rupiah === intent.charge.minor ? "" : ` instead of ${money(intent.charge)}`;
  const what = `${name}: ${money(came)}${instead} came in`;
  if (!apply) return done(`${what}, to be recorded as paid.\n${notYet}`);
  await recordPaid(found, { amount: came, date: date ?? today(runtime) }, runtime);
  return done(`${what}: recorded as paid.`);
}

/** Records that one transfer was sent back, after the treasurer did so; a dry run says how much that is. */
export async function refundTransfer(
  reference: string,
  { date, apply }: LedgerOptions,
  runtime: LedgerRuntime,
): Promise<CommandResult> {
  const found = await findTransfer(reference, runtime);
  if ("output" in found) return found;
  const { intent, events } = found;
  const state = paymentState(events);
  const name = nameOf(found);
  if (state !== "paid") return failed(`${name} cannot be refunded: it is ${state}, not paid.`);
  const amount = receivedAmount(intent, events);
  if (!apply) {
    return done(`${name}: send ${money(amount)} back from your bank first, then add --apply to record it.`);
  }
  await recordRefund(found, { amount, date: date ?? today(runtime) }, runtime);
  return done(`${name}: recorded that ${money(amount)} was sent back.`);
}

async function findTransfer(
  reference: string,
  runtime: LedgerRuntime,
): Promise<StoredPayment | CommandResult> {
  const found = await findPayment(runtime.store, reference).catch((error: unknown) => {
    if (error instanceof UnreadableRecordError) return setAside(runtime, error).then(() => undefined);
    throw error;
  });
  if (!found) return failed(`There is no payment ${reference} that can be read.`);
  const { provider } = found.intent;
  if (provider === "transfer") return found;
  return failed(
    `${nameOf(found)} was made with ${provider}, which reports it itself. To pay it back: npm run payments -- refund ${reference}`,
  );
}

const nameOf = ({ intent }: StoredPayment) => `${shortReference(intent.reference)} (${intent.title})`;
const today = ({ now }: LedgerRuntime) => dateInJakarta(now().getTime());
