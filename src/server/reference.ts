import { createHash } from "node:crypto";
import { idempotencyKeySchema } from "../domain/contract/requests";

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const length = 26;

/** The first 130 bits of a digest in base 32: 26 characters safe in file names, URLs and order numbers. */
function encode(digest: Uint8Array): string {
  let bits = "";
  for (const byte of digest.subarray(0, 17)) bits += byte.toString(2).padStart(8, "0");
  return Array.from(
    { length },
    (_, index) => alphabet[parseInt(bits.slice(index * 5, index * 5 + 5), 2)],
  ).join("");
}

/**
 * Derives a reference from its parts by SHA-256: the same parts give the same reference, so that a repeated
 * request is stored once. It cannot be guessed without knowing all the parts.
 */
export function deriveReference(parts: readonly unknown[]): string {
  return encode(createHash("sha256").update(JSON.stringify(parts)).digest());
}

/** Whether a value has the form of a reference. */
export function isReference(text: unknown): text is string {
  return typeof text === "string" && /^[0-9a-hjkmnp-tv-z]{26}$/.test(text);
}

/** The short form that people quote: `7KQ2-M0XD`. The public routes do not accept it for a lookup. */
export function shortReference(reference: string): string {
  return `${reference.slice(0, 4)}-${reference.slice(4, 8)}`.toUpperCase();
}

/** Returns a valid idempotency key, or undefined for anything else. */
export function idempotencyKey(value: unknown): string | undefined {
  return idempotencyKeySchema.safeParse(value).data;
}
