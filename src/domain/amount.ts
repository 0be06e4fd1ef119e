// Amounts as people type them.

import { outOfBounds } from "./bounds";
import { currencies, typedSigns, type Currency } from "./currency";
import { intlLocale, languageCodes } from "./languages";
import { type AmountBounds, type Money, places } from "./money";
import { plainly, readNumber, withoutSigns } from "./typed-number";

/** Why an amount is refused. The message is the interface string `forms:errors.amount.<code>`. */
export const amountCodes = [
  "required",
  "format",
  "other_currency",
  "decimals",
  "ambiguous",
  "too_small",
  "too_large",
] as const;
export type AmountCode = (typeof amountCodes)[number];

export type AmountCheck = { readonly ok: true; readonly money: Money } | AmountRefusal;

export interface AmountRefusal {
  readonly ok: false;
  readonly code: AmountCode;
  /** What an `ambiguous` amount can mean: the amounts to choose from. */
  readonly meanings?: readonly Money[];
}

/**
 * Reads an amount as people type it in the page's language and checks its bounds: with or without the
 * currency's sign and thousands separators or spaces, in digits of any script, with `ribu`, `rb`, `k`, `juta` or `jt`.
 *
 * A text that is not in the number format of the page's language, or has too many decimal places there, is
 * also read in the formats of the site's other languages: `12,50` on an English page can only be twelve and a
 * half dollars. If two meanings within the bounds remain, the amount is `ambiguous`: `1.000` on an English page
 * is one dollar or a thousand. Where only that with the decimal places too many is within the bounds, it is refused,
 * and so are thousands with a digit too few or too many: `50.00` in rupiah.
 *
 * The form uses it for early feedback, the server to decide.
 *
 * @param language the page's
 */
export function checkAmount(
  typed: string,
  currency: Currency,
  language: string,
  bounds: AmountBounds,
): AmountCheck {
  const text = plainly(typed);
  const signless = withoutSigns(text, typedSigns[currency]);
  const bare = places[currency] === 0 ? signless.replace(ending, "$1") : signless;
  if (bare === "") return { ok: false, code: "required" };
  const here = readMoney(bare, currency, language);
  if (here?.isTidy) return checkBounds(here.money, bounds);
  const elsewhere = languageCodes.map((code) => readMoney(bare, currency, code));
  const readings = distinct([here, ...elsewhere].filter((reading) => reading !== undefined));
  if (readings.length === 0)
    return { ok: false, code: hasOtherSign(text, currency) ? "other_currency" : "format" };
  const possible = readings.filter(({ money }) => checkBounds(money, bounds).ok);
  const exact = (possible.length > 0 ? possible : readings).filter(({ isExact }) => isExact);
  if (possible.length > 1) return { ok: false, code: "ambiguous", meanings: exact.map(({ money }) => money) };
  const [only] = exact;
  // `50.000` on an English page, where fifty thousand dollars are too many: hardly fifty, perhaps rupiah
  const isDoubtful = possible.length > 0 && readings.length > 1 && only?.money.minor === here?.money.minor;
  return only && !isDoubtful ? checkBounds(only.money, bounds) : { ok: false, code: "decimals" };
}

/** What ends a whole number in handwriting: `100.000-`, `100.000,-`, or a sentence. */
const ending = /(\d{3})(?:[.,]?[-–—]|[.,])$/;

/** Checks an amount against its bounds. */
export function checkBounds(money: Money, bounds: AmountBounds): AmountCheck {
  const code = outOfBounds(money, bounds);
  return code ? { ok: false, code } : { ok: true, money };
}

/** An amount as a field of the page's language shows it, to be read back exactly: `1000`, `12,50`. */
export function typedAmount({ currency, minor }: Money, language: string): string {
  return new Intl.NumberFormat(intlLocale(language), {
    useGrouping: false,
    minimumFractionDigits: places[currency],
    trailingZeroDisplay: "stripIfInteger",
  }).format(minor / 10 ** places[currency]);
}

interface Reading {
  /** Rounded down to the currency's smallest unit. */
  readonly money: Money;
  /** Whether nothing was rounded. */
  readonly isExact: boolean;
  /** Whether no more decimal places were typed than the currency has. */
  readonly isTidy: boolean;
}

function readMoney(text: string, currency: Currency, language: string): Reading | undefined {
  const { whole, fraction } = readNumber(text, language) ?? {};
  if (whole === undefined || fraction === undefined) return undefined;
  const rest = fraction.slice(places[currency]);
  // `50.00` in rupiah, or `100.0000`: a digit too few or too many after the thousands separator
  if (/^0+$/.test(rest) && fraction.length !== 3 && whole.length < 4) return undefined;
  const minor = Number(whole + fraction.slice(0, places[currency]).padEnd(places[currency], "0"));
  return { money: { currency, minor }, isExact: /^0*$/.test(rest), isTidy: rest === "" };
}

function distinct(readings: readonly Reading[]): readonly Reading[] {
  return [...new Map(readings.map((reading) => [reading.money.minor, reading])).values()];
}

/** What says that an amount is in a currency in which nobody can give here: `€50`, `S$50`, `50 EUR`. */
const foreignSign = /[^\P{Sc}$]|(?:^|[^a-z])(?:[AS]\$|(?:EUR|GBP|SGD|MYR|AUD|JPY|CNY|RM|euros?)(?![a-z]))/iu;

function hasOtherSign(text: string, currency: Currency): boolean {
  if (foreignSign.test(text)) return true;
  return currencies.some((other) => other !== currency && typedSigns[other].some((sign) => sign.test(text)));
}
