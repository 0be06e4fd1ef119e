import type { TextPattern } from "./field";

/** A phone number that can be called from everywhere. */
export const phoneNumber: TextPattern = { regex: /^\+[\d ]{6,20}$/, example: "+62 21 5550 0142" };

/** A number as people in Indonesia write it, in the form that is wanted: `0812-3456-789` → `+62 812 3456 789`. */
export function asPhoneNumber(written: string): string | undefined {
  if (/\p{Letter}/u.test(written)) return undefined;
  const digits = written.replace(/\D+/g, " ").trim();
  const abroad = digits.replace(/^00(?=[1-9])|^0/, (start) => (start === "0" ? "62 " : ""));
  const isWhole = abroad !== digits || digits.startsWith("62") || written.trim().startsWith("+");
  const number = `+${abroad}`;
  return isWhole && phoneNumber.regex.test(number) ? number : undefined;
}
