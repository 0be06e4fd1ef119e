import { type GiftWord, giftWordNames } from "../../domain/gift-words";
import type { LedgerRuntime } from "../ledger/all-payments";
import { storedGiftWords } from "../payments/store/gift-words";
import type { PaymentIntent } from "../payments/store/payment-records";
import { shortReference } from "../reference";
import { passOver } from "../storage/quarantine";

const labels: Readonly<Record<GiftWord, string>> = {
  dedication: "dedicated to",
  shownName: "may be mentioned as",
};

/** What donors said with gifts: a row for each gift with which something was said that is still stored. */
export async function saidWithGifts(
  gifts: readonly Pick<PaymentIntent, "reference">[],
  runtime: LedgerRuntime,
): Promise<readonly (readonly string[])[]> {
  const rows: string[][] = [];
  for (const { reference } of gifts) {
    try {
      const words = await storedGiftWords(runtime.store, reference);
      const said = giftWordNames.flatMap((name) =>
        words?.[name] ? [`${labels[name]}: ${words[name]}`] : [],
      );
      if (said.length > 0) rows.push([`  ${shortReference(reference)}`, said.join("; ")]);
    } catch (error) {
      await passOver(runtime, error, "gift_words_not_read", reference);
    }
  }
  return rows;
}
