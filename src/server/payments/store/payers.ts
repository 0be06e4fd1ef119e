import { z } from "zod";
import { answerableEmail, inquiryLimits } from "../../../domain/inquiry-fields";
import type { Store } from "../../storage/store";

/** The payer's e-mail address. Stored apart from the payment, so that it can be erased by itself. */
const payer = z.object({
  /** Missing once it was erased: the record then keeps reports from bringing the address back. */
  email: z.string().optional(),
  since: z.iso.datetime(),
  /** When the team last put the address right: links that were sent before went to another. */
  changedAt: z.iso.datetime().optional(),
});
export type Payer = z.output<typeof payer>;

const payerKey = (reference: string) => `payments:${reference}:payer`;

/** An address that can be written to, tidied; undefined for anything else. */
export function readEmail(value: unknown): string | undefined {
  const email = typeof value === "string" ? value.trim() : "";
  return email.length <= inquiryLimits.email && answerableEmail.test(email) ? email : undefined;
}

/** Stores a payer's address unless one is known, or was erased. */
export async function addPayer(store: Store, reference: string, email: unknown, now: Date): Promise<void> {
  const address = readEmail(email);
  if (address) await store.create(payerKey(reference), payer, { email: address, since: now.toISOString() });
}

export function readPayer(store: Store, reference: string): Promise<Payer | undefined> {
  return store.read(payerKey(reference), payer);
}

/** Whether a payer has an address, in whatever case. */
export function hasAddress(payer: Payer | undefined, email: string): boolean {
  return payer?.email?.toLowerCase() === email.toLowerCase();
}

/** An address as whoever has the link to a payment may see it: its first letter and its domain. */
export function maskedEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/u, "$1…");
}

/** Puts a payer's address right, as `readEmail` returns it. It is kept for as long as the first one would have been. */
export async function changePayer(store: Store, reference: string, email: string, now: Date): Promise<void> {
  const at = now.toISOString();
  const since = (await readPayer(store, reference))?.since ?? at;
  await store.write(payerKey(reference), payer, { email, since, changedAt: at });
}

/** Erases a payer's address. */
export function erasePayer(store: Store, reference: string, now: Date): Promise<void> {
  return store.write(payerKey(reference), payer, { since: now.toISOString() });
}
