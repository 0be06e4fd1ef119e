import type { Payment } from "../../../domain/contract/payment-answers";
import { isPayerRefused } from "../../outbox/awaits-payer";
import type { Runtime } from "../../runtime";
import { type StorageRuntime, unlessUnreadable } from "../../storage/quarantine";
import { maskedEmail, readPayer } from "../store/payers";

type Mailing = Pick<Payment, "mailsTo" | "mailsRefused">;

/** Where e-mails about a payment go, masked, and whether they were refused there; neither where none are sent. */
export async function mailing(
  reference: string,
  runtime: StorageRuntime & Pick<Runtime, "mailer">,
): Promise<Mailing> {
  if (!runtime.mailer) return {};
  const payer = await unlessUnreadable(readPayer(runtime.store, reference), runtime);
  if (payer?.email === undefined) return { mailsTo: null };
  const mailsRefused = await unlessUnreadable(isPayerRefused(reference, runtime), runtime);
  return { mailsTo: maskedEmail(payer.email), mailsRefused };
}
