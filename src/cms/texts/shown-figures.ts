import { isCounted } from "../../content-model/claim-rules";
import { claims, type Claim } from "../../content-model/claims";
import { type ContentText, slugOf, textFor, titleOf } from "../../content-model/content-text";
import { claimsIn, formatBareFigure, formatFigure, showsUnit, withFigures } from "../../domain/figure";
import type { Fields } from "../../domain/record";
import type { AdminWords } from "../admin-words";

/** Name of the component for figures in rich texts. */
export const figureComponent = "figure";

/** A claim as a text shows it. */
export interface ShownFigure {
  readonly name: string;
  readonly title: string;
  /** The figure alone: `70%`. */
  readonly figure: string;
  readonly note: string;
  readonly also: string;
}

/** A claim as a language has it. */
export interface KnownClaim {
  readonly name: string;
  readonly language: string;
  /** Of its texts, where it is not translated. */
  readonly contentLanguage: string;
  readonly title: string;
  /** Its titles in all languages. */
  readonly also: string;
  /** With a value and a unit; a draft may lack the rest. */
  readonly data: Claim;
}

/** What figures are written with: a language, and the site's own words. */
interface FigureWords extends Pick<AdminWords, "string"> {
  readonly language: string;
}

/** The claims among some texts that have a value and a unit, as a language has them. */
export function claimsAmong(texts: readonly ContentText[], language: string): KnownClaim[] {
  const own = texts.filter(({ schema, data }) => schema === claims.schema && typeof data.title === "string");
  return [...new Set(own.map(slugOf))].flatMap((name) => {
    const versions = own.filter((text) => slugOf(text) === name);
    // translations leave out what is the same in every language
    const data = Object.assign({}, ...versions.map((text) => text.data)) as Fields;
    const shown = textFor(language, versions);
    if (!shown || !isCounted(data)) return [];
    const titles = { title: titleOf(shown), also: versions.map(titleOf).join(" ") };
    const claim = { ...data, ...shown.data } as Claim;
    return [{ name, language, contentLanguage: shown.language, ...titles, data: claim }];
  });
}

/** The claims among some texts, as a language writes them. */
export function figuresAmong(
  texts: readonly ContentText[],
  { language, string }: FigureWords,
): ShownFigure[] {
  return claimsAmong(texts, language).map(({ name, title, also, data }) => {
    const figure = formatBareFigure(data, language);
    return { name, title, figure, note: `${withUnit(figure, data.unit, string)} · ${name}`, also };
  });
}

/** The figures of claims as sentences use them, by the names of the claims. */
export function figuresOf(claims: readonly KnownClaim[]): Record<string, string> {
  return Object.fromEntries(
    claims.map(({ name, data, language }) => [name, formatBareFigure(data, language)]),
  );
}

/** A claim's value as it is known, in full and with its unit: `10,000+ trees`; undefined while there is none. */
export function figureWithUnit(claim: Partial<Claim>, { language, string }: AdminWords): string | undefined {
  const { value, unit = "", precision } = claim;
  if (typeof value !== "number") return undefined;
  // a draft may lack the rest, which a form then holds as null
  const figure = { value, unit, precision: precision ?? "exact", short: false };
  return withUnit(formatFigure(figure, language), unit, string);
}

function withUnit(figure: string, unit: string, string: AdminWords["string"]): string {
  return showsUnit(unit) || unit === "" ? figure : `${figure} ${string(`figures:unit.${unit}`)}`;
}

/** The title of a text as visitors read it: with figures in place of the names of claims, which are among `texts`. */
export function shownTitle(text: ContentText, texts: readonly ContentText[], words: AdminWords): string {
  const title = titleOf(text);
  return claimsIn(title).length === 0
    ? title
    : withFigures(title, figuresOf(claimsAmong(texts, words.language)));
}
