import { intlLocale } from "../../domain/languages";
import {
  checkBounds,
  checkDollars,
  dollars,
  minorToMajor,
  type AmountBounds,
  type AmountCheck,
} from "../../domain/money";

/** The chosen amount in US dollars: a preset or typed text. */
export interface AmountChoice {
  /** 0 if no preset is chosen. */
  readonly preset: number;
  /** The typed text; unless it is blank, it counts instead of the preset. */
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

/** Whether a preset or a custom amount is chosen. */
export function isChosen({ preset, custom }: AmountChoice): boolean {
  return preset > 0 || custom.trim() !== "";
}

/** The amount that counts, or why it cannot be donated; `bounds` in cents, `language` of the page. */
export function chosenAmount(
  { preset, custom }: AmountChoice,
  language: string,
  bounds: AmountBounds,
): AmountCheck {
  if (preset > 0 && custom.trim() === "") return checkBounds(dollars(preset), bounds);
  return checkDollars(custom, intlLocale(language), bounds);
}

/** The amount in dollars, for buttons and lists: even out of bounds, but undefined if it cannot be parsed. */
export function readableDollars(choice: AmountChoice, language: string): number | undefined {
  const read = chosenAmount(choice, language, { minimum: 0, maximum: Infinity });
  return read.ok && read.money.minor > 0 ? minorToMajor(read.money) : undefined;
}

/** Converts a campaign's bounds from the content's dollars to cents. */
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
