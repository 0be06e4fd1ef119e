import { currencyOf } from "./languages";
import { dollars, type Money, toMoney } from "./money";

/** What the content says a resource costs. */
export interface Priced {
  /** In US dollars; 0 if it is free. */
  readonly price: number;
  /** In rupiah, if the content names a price in rupiah. */
  readonly rupiahPrice?: number | null | undefined;
}

/** The prices of a resource in the currencies that the content names, first the one for readers of a language. */
export function pricesFor(language: string, { price, rupiahPrice }: Priced): readonly [Money, ...Money[]] {
  const inDollars = dollars(price);
  if (!rupiahPrice) return [inDollars];
  const inRupiah = toMoney("IDR", rupiahPrice);
  return currencyOf(language) === "IDR" ? [inRupiah, inDollars] : [inDollars, inRupiah];
}
