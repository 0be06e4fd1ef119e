/** Currencies that people give in and that are charged. */
export const currencies = ["USD", "IDR"] as const;
export type Currency = (typeof currencies)[number];

/** Narrows a string from a form to a currency. */
export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}

/** Name of the field of a campaign with its amounts in a currency. */
export function amountsField(currency: Currency): Lowercase<Currency> {
  return currency === "USD" ? "usd" : "idr";
}
