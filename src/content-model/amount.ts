/** Currencies that are charged. */
export type Currency = "USD" | "IDR";

/** Decimal places of each currency as it is charged here. */
const places: Readonly<Record<Currency, number>> = { USD: 2, IDR: 0 };

/** A sum of money as a whole number of the currency's smallest unit: cents, or rupiah. */
export interface Money {
  readonly currency: Currency;
  readonly minor: number;
}

/** Why an amount is refused. Its words are `forms:errors.amount.<code>` in the reader's language. */
export const amountCodes = ["required", "format", "decimals", "too_small", "too_large"] as const;
export type AmountCode = (typeof amountCodes)[number];

export type AmountCheck =
  { readonly ok: true; readonly money: Money } | { readonly ok: false; readonly code: AmountCode };

/** Smallest and largest accepted amount, both included, in minor units of the same currency. */
export interface AmountBounds {
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * Reads US dollars as people type them: `50`, `50.5`, `50,50`, white space around. No thousands
 * separators (`1,000` could be either), no signs, no exponents.
 */
export function parseDollars(typed: string): AmountCheck {
  const text = typed.trim();
  if (text === "") return { ok: false, code: "required" };
  const parts = /^(\d{1,12})(?:[.,](\d{1,12}))?$/.exec(text);
  if (!parts) return { ok: false, code: "format" };
  const [, whole = "", fraction = ""] = parts;
  if (fraction.length > places.USD) return { ok: false, code: "decimals" };
  return {
    ok: true,
    money: { currency: "USD", minor: Number(whole) * 100 + Number(fraction.padEnd(2, "0")) },
  };
}

/** Parses an amount and checks its bounds: what the form does while typing and the server decides with. */
export function checkDollars(typed: string, bounds: AmountBounds): AmountCheck {
  const parsed = parseDollars(typed);
  return parsed.ok ? checkBounds(parsed.money, bounds) : parsed;
}

/** Checks an amount that is already known against bounds. */
export function checkBounds(money: Money, { minimum, maximum }: AmountBounds): AmountCheck {
  if (money.minor < minimum) return { ok: false, code: "too_small" };
  if (money.minor > maximum) return { ok: false, code: "too_large" };
  return { ok: true, money };
}

/** A content figure in whole or decimal dollars as money: `29.99` → 2999 cents. */
export function dollars(amount: number): Money {
  return toMoney("USD", amount);
}

/** A number or a plain decimal as money: `("USD", "29.99")` → 2999 cents. The way back from `toDecimal`. */
export function toMoney(currency: Currency, amount: number | string): Money {
  return { currency, minor: Math.round(Number(amount) * 10 ** places[currency]) };
}

/** Dollars at a rate (rupiah for one dollar), to the nearest rupiah. */
export function toRupiah(money: Money, perDollar: number): Money {
  return { currency: "IDR", minor: Math.round((money.minor * perDollar) / 100) };
}

/** The plain decimal, without symbol or separators: `{USD, 2999}` → `29.99`, `{IDR, 812500}` → `812500`. */
export function toDecimal({ currency, minor }: Money): string {
  return minorToMajor({ currency, minor }).toFixed(places[currency]);
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

function minorToMajor({ currency, minor }: Money): number {
  return minor / 10 ** places[currency];
}
