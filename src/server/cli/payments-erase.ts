import { findPayment, paymentReferences } from "../payments/store/find-payment";
import { eraseGiftWords, storedGiftWords } from "../payments/store/gift-words";
import { erasePayer, hasAddress, readPayer } from "../payments/store/payers";
import { shortReference } from "../reference";
import type { PaymentsRuntime } from "./at-provider";
import { type CommandResult, done, failed } from "./command-result";

/**
 * Erases a payer's e-mail address and what they said with a gift: of one payment, or of all that were made with
 * an address. The sums stay.
 */
export async function erase(
  wanted: string,
  isSure: boolean,
  { store, now }: PaymentsRuntime,
): Promise<CommandResult> {
  const references = wanted.includes("@")
    ? await paymentReferences(store)
    : [(await findPayment(store, wanted))?.intent.reference ?? ""];
  const theirs: string[] = [];
  for (const reference of references) {
    const payer = await readPayer(store, reference);
    const isTheirs = wanted.includes("@")
      ? hasAddress(payer, wanted)
      : payer?.email !== undefined || (await storedGiftWords(store, reference)) !== undefined;
    if (isTheirs) theirs.push(reference);
  }
  if (theirs.length === 0) return failed("No address, dedication or name is stored for that.");
  const list = theirs.map(shortReference).join("\n");
  if (!isSure)
    return done(`${list}\nNothing was done. Add --apply to erase the address, dedication and name of these.`);
  for (const reference of theirs) {
    await erasePayer(store, reference, now());
    await eraseGiftWords(store, reference);
  }
  return done(
    `${list}\nErased the address, dedication and name of these. Look in the outbox of your mail server, too.`,
  );
}
