import { isCurrency } from "./currency";
import { formatAmount } from "./format";
import { compactDisplay, intlLocale } from "./languages";
import { toMoney } from "./money";

/** A number with its unit, and how exactly it is known. */
export interface Figure {
  readonly value: number;
  /** A currency code, `percent`, or the name of what is counted. */
  readonly unit: string;
  readonly precision: "exact" | "atLeast" | "moreThan" | "about";
  /** Whether it is abbreviated: `10K` for `10,000`. */
  readonly short: boolean;
}

/** Whether figures show a unit by a sign of their own, as `70%` and `$50` do. */
export function showsUnit(unit: string): boolean {
  return unit === "percent" || isCurrency(unit);
}

const marks: Readonly<Record<Figure["precision"], (figure: string) => string>> = {
  exact: (figure) => figure,
  atLeast: (figure) => `${figure}+`,
  moreThan: (figure) => `>${figure}`,
  about: (figure) => `≈${figure}`,
};

/** A figure as it stands alone, with a mark for its precision: `5,000`, `10K+`, `>70%`; `10 ribu+` (id). */
export function formatFigure(figure: Figure, language: string): string {
  return marks[figure.precision](formatBareFigure(figure, language));
}

/** A figure as a sentence uses it, which says “more than” in its own words: `5,000`, `10K`, `70%`. */
export function formatBareFigure({ value, unit, short }: Figure, language: string): string {
  if (isCurrency(unit) && !short) return formatAmount(toMoney(unit, value), language);
  return new Intl.NumberFormat(intlLocale(language), {
    ...(short && { notation: "compact", compactDisplay: compactDisplay(language) }),
    ...(unit === "percent" && { style: "unit", unit: "percent" }),
    ...(isCurrency(unit) && { style: "currency", currency: unit }),
    maximumFractionDigits: 1,
  }).format(value);
}

/** The name of a claim in a text, such as `{{claim:peat-hectares}}`. */
const claimName = /\{\{\s*claim:\s*([^{}]*?)\s*\}\}/g;

/** The names of the claims in a text, in reading order. */
export function claimsIn(text: string): string[] {
  return [...text.matchAll(claimName)].map(([, name = ""]) => name);
}

/** A text in pieces: what is written, and in between the claims that it names. */
export function splitAtClaims(text: string): readonly { readonly text: string; readonly claim?: string }[] {
  return text
    .split(claimName)
    .map((piece, index) => (index % 2 === 0 ? { text: piece } : { text: piece, claim: piece }))
    .filter((piece) => piece.text !== "");
}

/** A text with the figure of each claim in place of its name. An unknown name stays. */
export function withFigures(text: string, figures: Readonly<Record<string, string>>): string {
  return text.replaceAll(claimName, (written, name: string) => figures[name] ?? written);
}
