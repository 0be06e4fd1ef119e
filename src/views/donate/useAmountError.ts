import { intlLocale } from "../../domain/languages";
import { amountCodes, formatMoney, toMoney } from "../../domain/money";
import { useI18n } from "../../i18n/I18nContext";
import type { Donation } from "./useDonation";

/** The error message for the amount, from the campaign's bounds or the server's answer, if any. */
export function useAmountError(
  campaign: Pick<Queries.GiveFormFragment, "minimum" | "maximum">,
  { amountError, order }: Pick<Donation, "amountError" | "order">,
): string | undefined {
  const { t, format, language } = useI18n();
  if (amountError) {
    const minimum = format.money(campaign.minimum);
    return t(`forms:errors.amount.${amountError}`, { minimum, maximum: format.money(campaign.maximum) });
  }
  if (order.status !== "refused") return undefined;
  const code = amountCodes.find((known) => known === order.fields.amount);
  if (!code || !order.bounds) return undefined;
  const { currency, ...bounds } = order.bounds;
  const money = (value: string) => formatMoney(toMoney(currency, value), intlLocale(language));
  return t(`forms:errors.amount.${code}`, {
    minimum: money(bounds.minimum),
    maximum: money(bounds.maximum),
  });
}
