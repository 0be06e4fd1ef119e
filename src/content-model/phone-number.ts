import type { TextPattern } from "./field";

/** The code of the country whose numbers are written without one: Indonesia. */
export const countryCode = "62";

/** A phone number that can be called from everywhere. */
export const phoneNumber: TextPattern = { regex: /^\+[\d ]{6,20}$/, example: `+${countryCode} 21 5550 0142` };

/** A number as people of that country write it, in the form that is wanted: `0812-3456-789` → `+62 812 3456 789`. */
export function asPhoneNumber(written: string): string | undefined {
  if (/\p{Letter}/u.test(written)) return undefined;
  const digits = written.replace(/\D+/g, " ").trim();
  const abroad = digits.replace(/^00(?=[1-9])|^0/, (start) => (start === "0" ? `${countryCode} ` : ""));
  const isWhole = abroad !== digits || digits.startsWith(countryCode) || written.trim().startsWith("+");
  const number = `+${abroad}`;
  return isWhole && phoneNumber.regex.test(number) ? number : undefined;
}
