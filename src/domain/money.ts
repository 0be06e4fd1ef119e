import { languages } from "./languages";

/** Currencies that are charged. */
export const currencies = ["USD", "IDR"] as const;
export type Currency = (typeof currencies)[number];

/** Decimal places of each currency as it is charged here. */
const places: Readonly<Record<Currency, number>> = { USD: 2, IDR: 0 };

/** A sum of money as a whole number of the currency's smallest unit: cents, or rupiah. */
export interface Money {
  readonly currency: Currency;
  readonly minor: number;
}

/** Why an amount is refused. The message is the interface string `forms:errors.amount.<code>`. */
export const amountCodes = ["required", "format", "decimals", "ambiguous", "too_small", "too_large"] as const;
export type AmountCode = (typeof amountCodes)[number];

export type AmountCheck =
  { readonly ok: true; readonly money: Money } | { readonly ok: false; readonly code: AmountCode };

/** Smallest and largest accepted amount, both included, in minor units of the same currency. */
export interface AmountBounds {
  readonly minimum: number;
  readonly maximum: number;
}

/** The sign of US dollars, before or after a number. */
const dollarSign = /^(?:US\$|\$|USD)|(?:US\$|\$US|\$|USD)$/gi;

/**
 * Parses US dollars as people type them in the page's language: with or without a dollar sign and
 * thousands separators, with at most two decimal places.
 *
 * If the text is no such amount, it is also read in the number formats of the site's other languages:
 * `12,50` on an English page can only be twelve and a half dollars. If two meanings remain, the amount is
 * `ambiguous`: `1.000` on an English page is one dollar with a decimal place too many, or a thousand.
 *
 * @param intlLocale BCP 47 tag of the page's language
 */
export function parseDollars(typed: string, intlLocale: string): AmountCheck {
  const text = typed.trim().replaceAll(dollarSign, "").trim().replaceAll(/\s/g, " ");
  if (text === "") return { ok: false, code: "required" };
  const here = readDecimal(text, intlLocale);
  if (here && isPayable(here)) return inCents(here);
  const elsewhere = languages.map((language) => readDecimal(text, language.intlLocale));
  const meanings = [...new Set([here, ...elsewhere])].filter((meaning) => meaning !== undefined);
  const payable = meanings.find(isPayable);
  if (!payable) return { ok: false, code: meanings.length > 0 ? "decimals" : "format" };
  return meanings.length > 1 ? { ok: false, code: "ambiguous" } : inCents(payable);
}

/**
 * Normalises a number in a locale's format: no thousands separators, always a decimal point. `1.000,5` →
 * `1000.5`, `12` → `12.`; undefined if the text is not in that format.
 */
function readDecimal(text: string, intlLocale: string): string | undefined {
  const sample = new Intl.NumberFormat(intlLocale).formatToParts(12_345.6);
  const [group, decimal] = ["group", "decimal"].map(
    (wanted) => sample.find(({ type }) => type === wanted)?.value.replace(/\s/, " ") ?? "",
  );
  const number = new RegExp(`^(\\d+|[1-9]\\d{0,2}(?:[${group}]\\d{3})+)(?:[${decimal}](\\d+))?$`);
  const [, whole, fraction = ""] = number.exec(text) ?? [];
  return whole && `${whole.replaceAll(/\D/g, "")}.${fraction}`;
}

function isPayable(decimal: string): boolean {
  return decimal.length - decimal.indexOf(".") - 1 <= places.USD;
}

function inCents(decimal: string): AmountCheck {
  const [whole = "", fraction = ""] = decimal.split(".");
  const minor = Number(whole + fraction.padEnd(places.USD, "0"));
  if (!Number.isSafeInteger(minor)) return { ok: false, code: "too_large" };
  return { ok: true, money: { currency: "USD", minor } };
}

/** Parses an amount and checks its bounds. The form uses it for early feedback, the server to decide. */
export function checkDollars(typed: string, intlLocale: string, bounds: AmountBounds): AmountCheck {
  const parsed = parseDollars(typed, intlLocale);
  return parsed.ok ? checkBounds(parsed.money, bounds) : parsed;
}

/** Checks an already parsed amount against its bounds. */
export function checkBounds(money: Money, { minimum, maximum }: AmountBounds): AmountCheck {
  if (money.minor < minimum) return { ok: false, code: "too_small" };
  if (money.minor > maximum) return { ok: false, code: "too_large" };
  return { ok: true, money };
}

/** Converts a dollar figure from the content to money: `29.99` → 2999 cents. */
export function dollars(amount: number): Money {
  return toMoney("USD", amount);
}

/** Converts a number or plain decimal to money: `("USD", "29.99")` → 2999 cents. Inverse of `toDecimal`. */
export function toMoney(currency: Currency, amount: number | string): Money {
  return { currency, minor: Math.round(Number(amount) * 10 ** places[currency]) };
}

/** Converts US dollars to rupiah, rounded to whole rupiah. `perDollar` is the rate: rupiah for one dollar. */
export function toRupiah(money: Money, perDollar: number): Money {
  return { currency: "IDR", minor: Math.round((money.minor * perDollar) / 100) };
}

/** The plain decimal, without symbol or separators: `{USD, 2999}` → `29.99`, `{IDR, 812500}` → `812500`. */
export function toDecimal({ currency, minor }: Money): string {
  return minorToMajor({ currency, minor }).toFixed(places[currency]);
}

/** Money as JSON carries it. The way back is `toMoney`. */
export function toPlainAmount(money: Money): { readonly currency: Currency; readonly value: string } {
  return { currency: money.currency, value: toDecimal(money) };
}

/** The amount as people of a locale write it, currency always shown: `$50.00`, `US$50,00`, `Rp 812.500`. */
export function formatMoney(money: Money, intlLocale: string): string {
  return new Intl.NumberFormat(intlLocale, {
    style: "currency",
    currency: money.currency,
    minimumFractionDigits: places[money.currency],
    maximumFractionDigits: places[money.currency],
  }).format(minorToMajor(money));
}

/** The number of dollars or rupiah: `{USD, 2999}` → 29.99. */
export function minorToMajor({ currency, minor }: Money): number {
  return minor / 10 ** places[currency];
}
