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

/** What figures are written with: a language, and the site's own words. */
interface FigureWords extends Pick<AdminWords, "string"> {
  readonly language: string;
}

/** The claims among some texts, as a language writes them. */
export function figuresAmong(
  texts: readonly ContentText[],
  { language, string }: FigureWords,
): ShownFigure[] {
  const own = texts.filter(({ schema, data }) => schema === claims.schema && typeof data.title === "string");
  return [...new Set(own.map(slugOf))].flatMap((name) => {
    const versions = own.filter((text) => slugOf(text) === name);
    // translations leave out what is the same in every language
    const data = Object.assign({}, ...versions.map((text) => text.data)) as Fields;
    const shown = textFor(language, versions);
    if (!shown || !isCounted(data)) return [];
    const claim = data as Claim;
    const figure = formatBareFigure(claim, language);
    const note = `${withUnit(figure, claim.unit, string)} · ${name}`;
    return [{ name, title: titleOf(shown), figure, note, also: versions.map(titleOf).join(" ") }];
  });
}

/** The figures of the claims among some texts, by the names of the claims. */
export function figuresByName(texts: readonly ContentText[], words: FigureWords): Record<string, string> {
  return Object.fromEntries(figuresAmong(texts, words).map(({ name, figure }) => [name, figure]));
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
  return claimsIn(title).length === 0 ? title : withFigures(title, figuresByName(texts, words));
}
