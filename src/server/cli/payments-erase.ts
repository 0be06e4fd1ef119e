import { findPayment, paymentReferences } from "../payments/store/find-payment";
import { goesOn } from "../payments/store/gift-state";
import { eraseGiftWords, storedGiftWords } from "../payments/store/gift-words";
import { erasePayer, hasAddress, readPayer } from "../payments/store/payers";
import { readPayment } from "../payments/store/payments";
import { shortReference } from "../reference";
import { setAside, unlessUnreadable } from "../storage/quarantine";
import { type Store, UnreadableRecordError } from "../storage/store";
import { leftOut } from "./aligned";
import type { PaymentsRuntime } from "./at-provider";
import { type CommandResult, done, failed } from "./command-result";

/**
 * Erases a payer's e-mail address and what they said with a gift: of one payment, or of all that were made with
 * an address. The sums stay.
 */
export async function erase(
  wanted: string,
  isSure: boolean,
  runtime: PaymentsRuntime,
): Promise<CommandResult> {
  const { store } = runtime;
  const references = wanted.includes("@")
    ? await paymentReferences(store)
    : [(await findPayment(store, wanted))?.intent.reference ?? ""];
  const theirs: string[] = [];
  const unreadable: string[] = [];
  for (const reference of references) {
    try {
      if (await isTheirs(reference, wanted, store)) theirs.push(reference);
    } catch (error) {
      if (!(error instanceof UnreadableRecordError)) throw error;
      await setAside(runtime, error);
      unreadable.push(error.key);
    }
  }
  const warning = leftOut(unreadable);
  if (theirs.length === 0)
    return { ...failed("No address, dedication or name is stored for that."), warning };
  return { ...(await eraseAll(theirs, isSure, runtime)), warning };
}

async function eraseAll(
  theirs: readonly string[],
  isSure: boolean,
  runtime: PaymentsRuntime,
): Promise<CommandResult> {
  const { store, now } = runtime;
  const list = theirs.map(shortReference).join("\n");
  const ongoing = (await Promise.all(theirs.map((reference) => aboutGift(reference, runtime)))).join("");
  if (!isSure)
    return done(
      `${list}\nNothing was done. Add --apply to erase the address, dedication and name of these.${ongoing}`,
    );
  for (const reference of theirs) {
    await erasePayer(store, reference, now());
    await eraseGiftWords(store, reference);
  }
  return done(
    `${list}\nErased the address, dedication and name of these. Look in the outbox of your mail server, too.${ongoing}`,
  );
}

/** Whether a payment was made with an address, or, if a reference is wanted, whether anything of its payer is stored. */
async function isTheirs(reference: string, wanted: string, store: Store): Promise<boolean> {
  const payer = await readPayer(store, reference);
  if (wanted.includes("@")) return hasAddress(payer, wanted);
  return payer?.email !== undefined || (await storedGiftWords(store, reference)) !== undefined;
}

/** What erasing takes from the donor of a monthly donation that goes on; empty of others. A damaged one is erased, too. */
async function aboutGift(reference: string, runtime: PaymentsRuntime): Promise<string> {
  const payment = await unlessUnreadable(readPayment(runtime.store, reference), runtime);
  if (!payment || !goesOn(payment)) return "";
  const short = shortReference(reference);
  return `\n${short} is a monthly donation that goes on. Without an address, its donor can no longer ask for the link that ends it. To end it: npm run payments -- end ${short} --apply`;
}
