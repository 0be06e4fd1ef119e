// Numbers as people type them.

import { intlLocale, languageCodes } from "./languages";

/** The digits before and after the decimal sign. */
export interface WrittenNumber {
  readonly whole: string;
  readonly fraction: string;
}

/** What a number has to be to be taken for what somebody meant. */
export interface NumberBounds {
  readonly isWhole: boolean;
  readonly min: number;
  readonly max: number;
}

/** Words after a number that multiply it by a power of ten. */
const multipliers: readonly (readonly [words: RegExp, zeros: number])[] = [
  [/(?:ribu|rb|k|thousand)$/i, 3],
  [/(?:juta|jt|million)$/i, 6],
];

/** Reads a number in a language's format, with its multiplier; undefined if it is not in that format. */
export function readNumber(text: string, language: string): WrittenNumber | undefined {
  const [words, zeros] = multipliers.find(([each]) => each.test(text)) ?? [/$/, 0];
  const sample = new Intl.NumberFormat(intlLocale(language)).formatToParts(12_345.6);
  const [group, decimal] = ["group", "decimal"].map(
    (wanted) => sample.find(({ type }) => type === wanted)?.value.replace(/\s/, " ") ?? "",
  );
  const grouped = [group, " "].map((each) => `[1-9]\\d{0,2}(?:[${each}]\\d{3})+`).join("|");
  const number = new RegExp(`^(\\d+|${grouped})(?:[${decimal}](\\d+))?$`);
  const [, whole, fraction = ""] = number.exec(text.replace(words, "").trim()) ?? [];
  if (whole === undefined) return undefined;
  return {
    whole: whole.replaceAll(/\D/g, "") + fraction.slice(0, zeros).padEnd(zeros, "0"),
    fraction: fraction.slice(zeros),
  };
}

/**
 * The numbers that a text can mean to somebody who writes a language: none if it is no number, several if it can be
 * read in several ways. `1.800` is 1800 in Indonesian; in English, where whole numbers have no decimal sign and others
 * seldom three digits after it, it is 1.8 or 1800, of which those within the bounds count. A text that is not in the
 * language's format is read in those of the site's others.
 *
 * @param signs those of its unit, which may stand beside it
 */
export function numbersMeant(
  typed: string,
  language: string,
  { isWhole, min, max }: NumberBounds,
  signs: readonly RegExp[] = [],
): number[] {
  const [, sign, text = ""] = /^([-−]?) ?(.*)$/.exec(withoutSigns(plainly(typed), signs)) ?? [];
  const value = ({ whole, fraction }: WrittenNumber) => Number(`${sign ? "-" : ""}${whole}.${fraction}`);
  const here = readNumber(text, language);
  if (here && here.fraction.length <= (isWhole ? 0 : 2)) return [value(here)];
  const readings = [here, ...languageCodes.map((code) => readNumber(text, code))];
  const numbers = [...new Set(readings.flatMap((reading) => (reading ? [value(reading)] : [])))];
  const possible = numbers.filter((number) => number >= min && number <= max);
  return possible.length > 0 ? possible : numbers;
}

/** A number without the signs that stand beside it. */
export function withoutSigns(text: string, signs: readonly RegExp[]): string {
  return signs.reduce((rest, sign) => rest.replace(sign, "").trim(), text);
}

/** A text with single spaces and the digits `0` to `9` in place of full-width ones and of those of other scripts. */
export function plainly(text: string): string {
  const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));
  const digits = text.normalize("NFKC").replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    // each script has its ten in one row
    while (isDigit(zero - 1) && code - zero < 9) zero -= 1;
    return String(code - zero);
  });
  return digits.replaceAll(/\s+/g, " ").trim();
}
