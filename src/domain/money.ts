import { currencies, type Currency } from "./currency";
import { currencyOf, intlLocale } from "./languages";

/** All currencies, first the one in which readers of the language are first asked to give. */
export function currenciesFor(language: string): readonly Currency[] {
  const first = currencyOf(language);
  return [first, ...currencies.filter((currency) => currency !== first)];
}

/** Decimal places of each currency as it is charged here. */
export const places: Readonly<Record<Currency, number>> = { USD: 2, IDR: 0 };

/** A sum of money as a whole number of the currency's smallest unit: cents, or rupiah. */
export interface Money {
  readonly currency: Currency;
  readonly minor: number;
}

/** Smallest and largest accepted amount, both included, in minor units of the same currency. */
export interface AmountBounds {
  readonly minimum: number;
  readonly maximum: number;
}

/** Whether two sums are the same, each in its own currency; `other` may come from outside. */
export function isSameMoney(
  one: Money,
  other: { readonly currency: string; readonly minor: number },
): boolean {
  return one.currency === other.currency && one.minor === other.minor;
}

/** Converts a dollar figure from the content to money: `29.99` → 2999 cents. */
export function dollars(amount: number): Money {
  return toMoney("USD", amount);
}

/** Converts a number or plain decimal to money: `("USD", "29.99")` → 2999 cents. Inverse of `toDecimal`. */
export function toMoney(currency: Currency, amount: number | string): Money {
  return { currency, minor: Math.round(Number(amount) * 10 ** places[currency]) };
}

/** Converts money to a currency, rounded to its smallest unit. `perDollar` is the rate: rupiah for one dollar. */
export function convert(money: Money, currency: Currency, perDollar: number): Money {
  if (money.currency === currency) return money;
  const amount = minorToMajor(money);
  return toMoney(currency, currency === "IDR" ? amount * perDollar : amount / perDollar);
}

/** The plain decimal, without symbol or separators: `{USD, 2999}` → `29.99`, `{IDR, 812500}` → `812500`. */
export function toDecimal(money: Money): string {
  return minorToMajor(money).toFixed(places[money.currency]);
}

/** Money as JSON carries it. The way back is `toMoney`. */
export function toPlainAmount(money: Money): { readonly currency: Currency; readonly value: string } {
  return { currency: money.currency, value: toDecimal(money) };
}

/**
 * The amount as readers of a language write it, currency always shown: `$50.00`, `US$50,00` (id), `Rp812.500`.
 *
 * @param trailingZeroDisplay `stripIfInteger` leaves out cents if there are none: `$50`
 */
export function formatMoney(
  money: Money,
  language: string,
  trailingZeroDisplay: "auto" | "stripIfInteger" = "auto",
): string {
  return parts(money, language, trailingZeroDisplay)
    .map(({ value }) => value)
    .join("");
}

/** The sign of a currency as readers of a language write it before an amount: `$`, `US$`, `Rp`. */
export function currencySign(currency: Currency, language: string): string {
  return parts({ currency, minor: 0 }, language).find(({ type }) => type === "currency")?.value ?? currency;
}

function parts(
  money: Money,
  language: string,
  trailingZeroDisplay: "auto" | "stripIfInteger" = "auto",
): readonly Intl.NumberFormatPart[] {
  const { currency } = money;
  const written = new Intl.NumberFormat(intlLocale(language), {
    style: "currency",
    currency,
    // `Rp` in every language; but `US$` where `$` alone might be another country's
    currencyDisplay: currency === "IDR" ? "narrowSymbol" : "symbol",
    minimumFractionDigits: places[currency],
    maximumFractionDigits: places[currency],
    trailingZeroDisplay,
  }).formatToParts(minorToMajor(money));
  // Indonesian spelling has no space after the sign: Rp50.000
  return currency === "IDR" ? written.filter(({ type }) => type !== "literal") : written;
}

/** The number of dollars or rupiah: `{USD, 2999}` → 29.99. */
export function minorToMajor({ currency, minor }: Money): number {
  return minor / 10 ** places[currency];
}
