import { goesOn } from "../payments/store/gift-state";
import { eraseGiftWords } from "../payments/store/gift-words";
import { erasePayer } from "../payments/store/payers";
import { readPayment } from "../payments/store/payments";
import { shortReference } from "../reference";
import { unlessUnreadable } from "../storage/quarantine";
import type { PaymentsRuntime } from "./at-provider";
import { type CommandResult, done, failed } from "./command-result";
import { listing, type Piece, waitingPieces } from "./outbox-pieces";
import { theirPayments } from "./their-payments";

/**
 * Erases a payer's e-mail address and what they said with a gift: of one payment, or of all that were made with
 * an address. The sums stay.
 */
export async function erase(
  wanted: string,
  isSure: boolean,
  runtime: PaymentsRuntime,
): Promise<CommandResult> {
  const { references: theirs, warning } = await theirPayments(wanted, runtime);
  if (theirs.length === 0)
    return { ...failed("No address, dedication or name is stored for that."), warning };
  return { ...(await eraseAll(theirs, isSure, runtime)), warning };
}

async function eraseAll(
  theirs: readonly string[],
  isSure: boolean,
  runtime: PaymentsRuntime,
): Promise<CommandResult> {
  const { store, now, environment } = runtime;
  const unsent = environment.SMTP_URL ? await unsentTo(theirs, runtime) : [];
  if (unsent.length > 0) return refused(unsent);
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

/** The mail that the payer has still to get about their payments. */
async function unsentTo(theirs: readonly string[], runtime: PaymentsRuntime): Promise<readonly Piece[]> {
  const waiting = await waitingPieces(runtime);
  return waiting.filter(
    ({ isForPayer, reference }) => isForPayer && reference !== undefined && theirs.includes(reference),
  );
}

function refused(unsent: readonly Piece[]): CommandResult {
  const names = unsent.map(({ source }) => source).join(" ");
  return failed(
    `${listing(unsent)}\nNothing was erased: these have still to be mailed to the payer, which needs the address. First run npm run outbox or, if they are not to be mailed: npm run outbox -- sent ${names} --apply`,
  );
}

/** What erasing takes from the donor of a monthly donation that goes on; empty of others. A damaged one is erased, too. */
async function aboutGift(reference: string, runtime: PaymentsRuntime): Promise<string> {
  const payment = await unlessUnreadable(readPayment(runtime.store, reference), runtime);
  if (!payment || !goesOn(payment)) return "";
  const short = shortReference(reference);
  return `\n${short} is a monthly donation that goes on. Without an address, its donor can no longer ask for the link that ends it. To end it: npm run payments -- end ${short} --apply`;
}
