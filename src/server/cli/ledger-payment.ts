import { defaultLanguage } from "../../domain/languages";
import { formatMoney, type Money } from "../../domain/money";
import type { ProviderId } from "../../domain/payment";
import { zoneName } from "../../domain/zone";
import { dateInZone } from "../../domain/zone-time";
import { readAmount } from "../ledger/statement/amount";
import { findPayment } from "../payments/store/find-payment";
import type { StoredPayment } from "../payments/store/payments";
import { shortReference } from "../reference";
import { unlessUnreadable, type StorageRuntime } from "../storage/quarantine";
import { type CommandResult, failed } from "./command-result";

/** A sum as commands write it that are given no language. */
export const money = (amount: Money) => formatMoney(amount, defaultLanguage);

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
  const { provider } = found.intent;
  if (providers.includes(provider)) return found;
  return failed(
    `${nameOf(found)} was made with ${provider}, which reports it itself. To pay it back: npm run payments -- refund ${shortReference(found.intent.reference)}`,
  );
}

/** Reads `--amount`, of `least` rupiah, or says what is wrong with it; without it, another sum is meant. */
export function rupiahOf(amount: string | undefined, otherwise: number, least = 1): Money | CommandResult {
  const { value, direction } = amount === undefined ? { value: otherwise } : (readAmount(amount) ?? {});
  if (value === undefined || !Number.isInteger(value) || value < least || direction === "out") {
    return failed(`--amount must be whole rupiah such as 50000, not "${amount}".`);
  }
  return { currency: "IDR", minor: value };
}

/** What is wrong with `--date`: nothing that is recorded has come yet, or was sent back before it came in. */
export function problemOfDate(
  date: string | undefined,
  runtime: StorageRuntime,
  cameIn?: string,
): CommandResult | undefined {
  if (date === undefined) return undefined;
  if (date > today(runtime)) return failed(`--date ${date} is after today, ${today(runtime)} (${zoneName}).`);
  if (cameIn === undefined || date >= cameIn) return undefined;
  return failed(`--date ${date} is before the payment came in, on ${cameIn}.`);
}
