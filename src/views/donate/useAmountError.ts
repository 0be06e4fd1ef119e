import { amountCodes } from "../../domain/amount";
import { toMoney, type Money } from "../../domain/money";
import { amountWords } from "../../i18n/amount-words";
import { useI18n } from "../../i18n/I18nContext";
import { amountsIn, type CampaignAmounts } from "./amount-choice";
import type { Donation } from "./useDonation";

export interface AmountError {
  readonly text: string;
  /** What an ambiguous amount can mean, to choose from. */
  readonly meanings: readonly Money[];
}

/** What is wrong with the amount, by the campaign's bounds or the server's answer, if anything. */
export function useAmountError(
  campaign: CampaignAmounts,
  { choice, amountError, order }: Pick<Donation, "choice" | "amountError" | "order">,
): AmountError | undefined {
  const { t, language } = useI18n();
  if (amountError) {
    const { currency } = choice;
    const { minimum, maximum } = amountsIn(campaign, currency);
    const bounds = { minimum: toMoney(currency, minimum), maximum: toMoney(currency, maximum) };
    return {
      text: amountWords({ ...amountError, ...bounds }, t, language),
      meanings: amountError.meanings ?? [],
    };
  }
  if (order.status !== "refused") return undefined;
  const code = amountCodes.find((known) => known === order.fields.amount);
  if (!code || !order.bounds) return undefined;
  const { currency, minimum, maximum } = order.bounds;
  const bounds = { minimum: toMoney(currency, minimum), maximum: toMoney(currency, maximum) };
  const meanings = (order.meanings ?? []).map((amount) => toMoney(amount.currency, amount.value));
  return { text: amountWords({ code, meanings, ...bounds }, t, language), meanings };
}
