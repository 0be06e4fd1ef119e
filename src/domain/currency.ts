/** Currencies that people give in and that are charged. */
export const currencies = ["USD", "IDR"] as const;
export type Currency = (typeof currencies)[number];

/** Narrows a string from a form to a currency. */
export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}
