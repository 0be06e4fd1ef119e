import {
  checkBounds,
  checkDollars,
  dollars,
  minorToMajor,
  type AmountBounds,
  type AmountCheck,
} from "../../content-model/amount";
import { intlLocale } from "../../i18n/languages";

/** What is chosen as an amount, in US dollars: a preset, or what was typed. */
export interface AmountChoice {
  /** 0 while something is typed, or nothing is chosen. */
  readonly preset: number;
  /** The text of the custom amount; if it is not empty it counts, and the preset does not. */
  readonly custom: string;
}

/** Choosing a preset clears the custom amount. */
export function choosePreset(preset: number): AmountChoice {
  return { preset, custom: "" };
}

/** Typing a custom amount, and clearing it, leaves no preset chosen. */
export function typeCustom(custom: string): AmountChoice {
  return { preset: 0, custom };
}

/** Whether there is a preset or a custom amount: without either nothing can be donated. */
export function isChosen({ preset, custom }: AmountChoice): boolean {
  return preset > 0 || custom.trim() !== "";
}

/** The amount that counts on a page of a language, or why it cannot be donated. */
export function chosenAmount(
  { preset, custom }: AmountChoice,
  language: string,
  bounds: AmountBounds,
): AmountCheck {
  if (preset > 0 && custom.trim() === "") return checkBounds(dollars(preset), bounds);
  return checkDollars(custom, intlLocale(language), bounds);
}

/** The amount in dollars as far as it can be read, within bounds or not: what buttons and lists show. */
export function readableDollars(choice: AmountChoice, language: string): number | undefined {
  const read = chosenAmount(choice, language, { minimum: 0, maximum: Infinity });
  return read.ok && read.money.minor > 0 ? minorToMajor(read.money) : undefined;
}

/** The bounds of a campaign, whose content gives them in dollars, in cents. */
export function centBounds({ minimum, maximum }: AmountBounds): AmountBounds {
  return { minimum: dollars(minimum).minor, maximum: dollars(maximum).minor };
}

/** The highest tier that an amount reaches; undefined below the lowest. */
export function reachedTier<Tier extends { readonly amount: number }>(
  tiers: readonly Tier[],
  amount: number | undefined,
): Tier | undefined {
  const reached = tiers.filter((tier) => amount !== undefined && tier.amount <= amount);
  return reached.toSorted((one, other) => other.amount - one.amount)[0];
}
