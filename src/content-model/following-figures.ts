import { seriesEnds, chartTotals } from "./claim-rules";
import { claims } from "./claims";
import { slugOf, type ContentText } from "./content-text";

/**
 * The texts of the figures that change with what is written: each total of a chart becomes the sum of its months, and
 * the figure that a series ends with its last value. A figure that the stored text does not name yet stays as it is.
 */
export function followingFigures(
  written: readonly ContentText[],
  stored: readonly ContentText[],
): ContentText[] {
  const files = new Set(written.map(({ file }) => file));
  const known = new Set(
    stored.filter(({ file }) => files.has(file)).flatMap((text) => valuesIn(text).map(([slug]) => slug)),
  );
  const values = new Map(written.flatMap(valuesIn).filter(([slug]) => known.has(slug)));
  return stored
    .filter((text) => text.schema === claims.schema && !files.has(text.file))
    .filter(({ data }) => typeof data.value === "number")
    .flatMap((text) => {
      const value = values.get(slugOf(text));
      return value === undefined || value === text.data.value
        ? []
        : [{ ...text, data: { ...text.data, value } }];
    });
}

/** What a text says the values of figures are, by slug. */
function valuesIn(text: ContentText): (readonly [slug: string, value: number])[] {
  return [...chartTotals(text), ...seriesEnds(text)].flatMap(({ claim, value }) =>
    typeof value === "number" && !Number.isNaN(value) ? [[String(claim), value] as const] : [],
  );
}
