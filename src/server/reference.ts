import { createHash } from "node:crypto";

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const length = 26;

/** 130 bits of a digest in 26 letters and digits that are safe in file names, URLs and order numbers. */
function encode(digest: Uint8Array): string {
  let bits = "";
  for (const byte of digest.subarray(0, 17)) bits += byte.toString(2).padStart(8, "0");
  return Array.from(
    { length },
    (_, index) => alphabet[parseInt(bits.slice(index * 5, index * 5 + 5), 2)],
  ).join("");
}

/**
 * A reference that is the same for the same parts: what is sent twice is stored once. Nobody can guess
 * it who does not know all the parts.
 */
export function deriveReference(parts: readonly unknown[]): string {
  return encode(createHash("sha256").update(JSON.stringify(parts)).digest());
}

/** Whether a text from outside can be a reference at all. */
export function isReference(text: unknown): text is string {
  return typeof text === "string" && /^[0-9a-hjkmnp-tv-z]{26}$/.test(text);
}

/** The part that people read out or quote: `7KQ2-M0XD`. Not enough to look anything up. */
export function shortReference(reference: string): string {
  return `${reference.slice(0, 4)}-${reference.slice(4, 8)}`.toUpperCase();
}

/** Keys that clients send to mark repeats of one click; anything else counts as no key. */
export function idempotencyKey(value: unknown): string | undefined {
  return typeof value === "string" && /^[\w-]{16,64}$/.test(value) ? value : undefined;
}
