import { z } from "zod";
import { type GiftWord, giftWordLimits, giftWordNames } from "../../../domain/gift-words";
import type { Fields } from "../../../domain/record";
import { withoutUnfitSigns } from "../../../domain/unfit-signs";
import type { Store } from "../../storage/store";

/** What a donor said with a gift. Stored apart from the payment, so that it can be erased by itself. */
const giftWords = z.object({
  dedication: z.string().optional(),
  /** The name under which the gift may be mentioned. */
  shownName: z.string().optional(),
  since: z.iso.datetime(),
});
export type GiftWords = Omit<z.output<typeof giftWords>, "since">;

const key = (reference: string) => `payments:${reference}:words`;

/** Reads the words from the fields of a form, each in one line; undefined without any. */
export function readGiftWords(fields: Fields): GiftWords | undefined {
  const typed = giftWordNames.flatMap((name) => {
    const value = fields[name];
    const line = typeof value === "string" ? withoutUnfitSigns(value).replaceAll(/\s+/g, " ").trim() : "";
    return line === "" ? [] : [[name, line] as const];
  });
  return typed.length > 0 ? Object.fromEntries(typed) : undefined;
}

/** Which of the words in the fields of a form are longer than their limit. */
export function longGiftWords(fields: Fields): Partial<Readonly<Record<GiftWord, "too_long">>> {
  const words = readGiftWords(fields);
  const long = giftWordNames.filter((name) => (words?.[name] ?? "").length > giftWordLimits[name]);
  return Object.fromEntries(long.map((name) => [name, "too_long"]));
}

/** Stores what was said last; nothing said changes nothing. */
export async function keepGiftWords(
  store: Store,
  reference: string,
  words: GiftWords | undefined,
  now: Date,
): Promise<void> {
  if (words) await store.write(key(reference), giftWords, { ...words, since: now.toISOString() });
}

export function storedGiftWords(store: Store, reference: string) {
  return store.read(key(reference), giftWords);
}

export function eraseGiftWords(store: Store, reference: string): Promise<void> {
  return store.remove(key(reference));
}
