import type { Fields } from "../../../domain/record";
import { idempotencyKey, isReference } from "../../reference";
import type { PaymentStart } from "../start-intent";
import { readGiftWords } from "../store/gift-words";
import { readEmail } from "../store/payers";

/** What an order belongs to, as the browser or our own result page says, and who pays. */
export function attemptOf(
  fields: Fields,
): Pick<PaymentStart, "intention" | "replaces" | "beside" | "email" | "words"> {
  const { intention, replaces, beside, email } = fields;
  return {
    intention: idempotencyKey(intention),
    replaces: isReference(replaces) ? replaces : undefined,
    beside: beside === "yes",
    email: readEmail(email),
    words: readGiftWords(fields),
  };
}

/** What was typed as the payer's address. */
export function typedEmail({ email }: Fields): string {
  return typeof email === "string" ? email.trim() : "";
}

/** Whether there is what no address of a page may contain: something personal, or the payment that is replaced. */
export function isPrivate(fields: Fields): boolean {
  return typedEmail(fields) !== "" || isReference(fields.replaces) || readGiftWords(fields) !== undefined;
}

/** Whether something was typed as the payer's address that nobody can write to. */
export function isWrongEmail(fields: Fields): boolean {
  return typedEmail(fields) !== "" && readEmail(fields.email) === undefined;
}
