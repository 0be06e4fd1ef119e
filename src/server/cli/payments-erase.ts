import { findPayment, paymentReferences } from "../payments/store/find-payment";
import { erasePayer, readPayer } from "../payments/store/payers";
import { shortReference } from "../reference";
import { type CommandResult, done, failed } from "./command-result";
import type { PaymentsRuntime } from "./payments";

/** Erases a payer's e-mail address: of one payment, or of all that were made with it. The sums stay. */
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
    const email = (await readPayer(store, reference))?.email;
    if (email && (!wanted.includes("@") || email.toLowerCase() === wanted.toLowerCase()))
      theirs.push(reference);
  }
  if (theirs.length === 0) return failed("No address is stored for that.");
  const list = theirs.map(shortReference).join("\n");
  if (!isSure) return done(`${list}\nNothing was done. Add --apply to erase the address of these.`);
  for (const reference of theirs) await erasePayer(store, reference, now());
  return done(`${list}\nErased the address of these. Look in the outbox of your mail server, too.`);
}
