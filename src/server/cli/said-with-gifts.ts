import { type GiftWord, giftWordNames } from "../../domain/gift-words";
import type { LedgerLine } from "../ledger/lines";
import { type GiftWords, storedGiftWords } from "../payments/store/gift-words";
import type { StoredPayment } from "../payments/store/payments";
import { shortReference } from "../reference";
import { passOver, type StorageRuntime } from "../storage/quarantine";

const labels: Readonly<Record<GiftWord, string>> = {
  dedication: "dedicated to",
  shownName: "may be mentioned as",
};

/** What donors said with the gifts of these lines that are paid, as far as it is still stored, by the lines' references. */
export async function saidWithGifts(
  lines: readonly LedgerLine[],
  payments: readonly StoredPayment[],
  runtime: StorageRuntime,
): Promise<ReadonlyMap<string, GiftWords>> {
  const paid = new Set(
    lines.flatMap(({ state, reference }) => (state === "paid" || state === "renewed" ? reference : [])),
  );
  const said = new Map<string, GiftWords>();
  for (const { intent } of payments) {
    const reference = shortReference(intent.reference);
    if (!paid.has(reference)) continue;
    try {
      const words = await storedGiftWords(runtime.store, intent.reference);
      if (words) said.set(reference, words);
    } catch (error) {
      await passOver(runtime, error, "gift_words_not_read", intent.reference);
    }
  }
  return said;
}

/** A row for each gift with which something was said. */
export function saidRows(said: ReadonlyMap<string, GiftWords>): readonly (readonly string[])[] {
  return [...said].map(([reference, words]) => [
    `  ${reference}`,
    giftWordNames.flatMap((name) => (words[name] ? [`${labels[name]}: ${words[name]}`] : [])).join("; "),
  ]);
}
