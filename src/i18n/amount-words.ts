import type { AmountRefusal } from "../domain/amount";
import type { Currency } from "../domain/currency";
import { formatAmount } from "../domain/format";
import { intlLocale } from "../domain/languages";
import type { Money } from "../domain/money";
import type { TextValues } from "../domain/texts";
import type { TranslationKey } from "./keys";

type FormsKey = Extract<TranslationKey, `forms:${string}`>;

export interface RefusedAmount extends Pick<AmountRefusal, "code" | "meanings"> {
  readonly minimum: Money;
  readonly maximum: Money;
}

/** An amount that no one could misread, to show how one is typed. */
const examples: Readonly<Record<Currency, number>> = { USD: 12.5, IDR: 75_000 };

/** Says why an amount is refused, and what helps. */
export function amountWords(
  { code, minimum, maximum, meanings = [] }: RefusedAmount,
  t: (key: FormsKey, values?: TextValues) => string,
  language: string,
): string {
  const { currency } = minimum;
  const money = (amount: Money) => formatAmount(amount, language);
  return t(`forms:errors.amount.${code}`, {
    minimum: money(minimum),
    maximum: money(maximum),
    meanings: new Intl.ListFormat(intlLocale(language), { type: "disjunction" }).format(meanings.map(money)),
    currency: t(`forms:donation.currency.${currency}`),
    example: new Intl.NumberFormat(intlLocale(language), {
      minimumFractionDigits: currency === "USD" ? 2 : 0,
    }).format(examples[currency]),
  });
}
