import { claims, type Claim } from "../../content-model/claims";
import { formatBareFigure, claimsIn, withFigures } from "../../domain/figure";
import { defaultLanguage } from "../../domain/languages";
import { isRecord, type Fields } from "../../domain/record";
import { readEntry } from "../content/read-entry";

/** The figures of the claims that an entry's or a copy file's texts name, by name, in a language. */
export function figuresIn(contentRoot: string, data: Fields, language: string): Record<string, string> {
  const names = textsIn(data).flatMap(claimsIn);
  return Object.fromEntries(
    names.flatMap((slug) => {
      const { data: claim } = readEntry(contentRoot, { collection: claims, slug, language: defaultLanguage });
      return claim ? [[slug, formatBareFigure(claim as Claim, language)] as const] : [];
    }),
  );
}

/** The same fields with figures in place of the claims' names. Markdown that Gatsby renders is not among them. */
export function filledIn(data: Fields, figures: Readonly<Record<string, string>>): Fields {
  return fill(data) as Fields;

  function fill(value: unknown): unknown {
    if (typeof value === "string") return withFigures(value, figures);
    if (Array.isArray(value)) return value.map(fill);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, fill(field)]));
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}
