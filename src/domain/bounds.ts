// Smallest and largest sums. Apart from `amount.ts`, so that a page can compare sums without reading typed ones.

import type { Currency } from "./currency";
import { type AmountBounds, type Money, toMoney } from "./money";

/** The bounds of the content or of a way to pay, which are whole dollars and rupiah or plain decimals. */
export function toBounds(
  currency: Currency,
  { minimum, maximum }: Readonly<Record<keyof AmountBounds, number | string>>,
): AmountBounds {
  return { minimum: toMoney(currency, minimum).minor, maximum: toMoney(currency, maximum).minor };
}

/** On which side a sum is out of its bounds; undefined if it is within them. */
export function outOfBounds(
  { minor }: Money,
  { minimum, maximum }: AmountBounds,
): "too_small" | "too_large" | undefined {
  if (minor < minimum) return "too_small";
  return minor > Math.min(maximum, Number.MAX_SAFE_INTEGER) ? "too_large" : undefined;
}
