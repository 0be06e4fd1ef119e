import { checkAmount, checkBounds, type AmountCheck } from "../../domain/amount";
import { toBounds } from "../../domain/bounds";
import type { Payments } from "../../domain/contract/order-answers";
import { amountsField, type Currency } from "../../domain/currency";
import { convert, minorToMajor, toMoney, type Money } from "../../domain/money";

/** The chosen amount: a preset of a currency or typed text. */
export interface AmountChoice {
  readonly currency: Currency;
  /** 0 if no preset is chosen. */
  readonly preset: number;
  /** The typed text; unless it is blank, it counts instead of the preset. */
  readonly custom: string;
}

/** What a campaign offers in a currency, in whole dollars or rupiah. */
export type Amounts = Queries.CampaignAmountsFragment;
export type CampaignAmounts = Readonly<Record<Lowercase<Currency>, Amounts>>;

/** A campaign's amounts in a currency. */
export function amountsIn(campaign: CampaignAmounts, currency: Currency): Amounts {
  return campaign[amountsField(currency)];
}

/** A campaign's amounts, none that cannot be paid: by transfer alone, from ten thousand rupiah on. */
export function payableAmounts(campaign: CampaignAmounts, payments: Payments | undefined): CampaignAmounts {
  if (payments?.mode !== "live") return campaign;
  const { methods, rupiahRate: rate } = payments;
  const within = (currency: Currency): Amounts => {
    const amounts = amountsIn(campaign, currency);
    const limits = (name: "minimum" | "maximum", unknown: number) =>
      methods.map((method) => {
        const limit = toMoney(method.currency, method[name]);
        if (method.currency === currency) return minorToMajor(limit);
        const round = name === "minimum" ? Math.ceil : Math.floor;
        return rate ? round(minorToMajor(convert(limit, currency, rate.perDollar))) : unknown;
      });
    return {
      ...amounts,
      minimum: Math.max(amounts.minimum, Math.min(...limits("minimum", 0))),
      maximum: Math.min(amounts.maximum, Math.max(...limits("maximum", Infinity))),
    };
  };
  return { usd: within("USD"), idr: within("IDR") };
}

/** Choosing a preset clears the custom amount. */
export function choosePreset(currency: Currency, preset: number): AmountChoice {
  return { currency, preset, custom: "" };
}

/** Typing a custom amount, and clearing it, leaves no preset chosen. */
export function typeCustom(currency: Currency, custom: string): AmountChoice {
  return { currency, preset: 0, custom };
}

/** The choice before anybody has chosen. */
export function preselected(campaign: CampaignAmounts, currency: Currency): AmountChoice {
  return choosePreset(currency, amountsIn(campaign, currency).defaultAmount);
}

/**
 * Choosing another currency chooses its preselected amount. What was typed stays only if it cannot be given in the
 * currency before: 75 thousand rupiah never become as many dollars.
 */
export function chooseCurrency(
  currency: Currency,
  choice: AmountChoice,
  language: string,
  campaign: CampaignAmounts,
): AmountChoice {
  const wasMeant = choice.custom.trim() === "" || checkChoice(choice, language, campaign).ok;
  return wasMeant ? preselected(campaign, currency) : typeCustom(currency, choice.custom);
}

/** Whether a preset or a custom amount is chosen. */
export function isChosen({ preset, custom }: AmountChoice): boolean {
  return preset > 0 || custom.trim() !== "";
}

/** The amount that counts, or why it cannot be donated; `language` of the page. */
export function checkChoice(
  { currency, preset, custom }: AmountChoice,
  language: string,
  campaign: CampaignAmounts,
): AmountCheck {
  const bounds = toBounds(currency, amountsIn(campaign, currency));
  if (preset > 0 && custom.trim() === "") return checkBounds(toMoney(currency, preset), bounds);
  return checkAmount(custom, currency, language, bounds);
}

/** The highest tier that an amount reaches; undefined below the lowest. */
export function reachedTier<Tier extends { readonly amount: number }>(
  tiers: readonly Tier[],
  money: Money | undefined,
): Tier | undefined {
  if (!money) return undefined;
  const reached = tiers.filter(({ amount }) => amount <= minorToMajor(money));
  return reached.sort((one, other) => other.amount - one.amount)[0];
}
