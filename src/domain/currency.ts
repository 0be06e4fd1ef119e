/** Currencies that people give in and that are charged. */
export const currencies = ["USD", "IDR"] as const;
export type Currency = (typeof currencies)[number];

/** How people write a currency beside a number, before and after it. */
export const typedSigns: Readonly<Record<Currency, readonly [before: RegExp, after: RegExp]>> = {
  USD: [/^(?:US\$|\$|USD)/i, /(?:US\$|\$US|\$|USD|dollars?|dolar)$/i],
  IDR: [/^(?:Rp\.?|IDR)/i, /(?:Rp|IDR|rupiah|,-|\.-)$/i],
};

/** Narrows a string from a form to a currency. */
export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}

/** Name of the field of a campaign with its amounts in a currency. */
export function amountsField(currency: Currency): Lowercase<Currency> {
  return currency === "USD" ? "usd" : "idr";
}
