import type { z } from "zod";
import { claimsIn } from "../domain/figure";
import type { Fields } from "../domain/record";
import { chapters } from "./chapters";
import { claims, isCounted } from "./claims";
import { slugOf, textFor, titleOf, type ContentText } from "./content-text";
import type { AdminLanguage } from "./field-info";
import { trackingPage } from "./pages/tracking";
import { quoted, type Problem } from "./problem-text";
import { problemWords } from "./problem-words";
import { projects } from "./projects";
import { visitFields } from "./walk";

type Claims = ReadonlyMap<string, Fields>;

/**
 * Problems of a text with the claims that it uses and, if it is a claim itself, with the others: a figure has one
 * owner, a part is not larger than its whole and has its unit, and a chart adds up to its totals.
 *
 * @param texts all texts of the content, this one included
 */
export function claimProblems(
  text: ContentText,
  texts: readonly ContentText[],
  language: AdminLanguage = "en",
): Problem[] {
  const t = problemWords[language];
  const problem = (field: string, expected: string, inForm = expected): Problem => {
    const value = field.split(".").reduce<unknown>((at, key) => (at as Fields | undefined)?.[key], text.data);
    return { field, found: quoted(value, language), expected, sentence: t.should(inForm) };
  };
  /** What editors call an entry. */
  const titled = (collection: string, slug: unknown) => {
    const own = texts.filter(({ name }) => name === `${collection}/${String(slug)}`);
    const named = textFor(language, own);
    return `“${named ? titleOf(named) : String(slug)}”`;
  };

  return [...ofNames(), ...ofKind()];

  function ofKind(): Problem[] {
    switch (text.schema) {
      case claims.schema:
        return ofClaim(claimsAmong(texts));
      case projects.schema:
        return ofProject(claimsAmong(texts));
      case trackingPage.schema:
        return ofChart(claimsAmong(texts));
      default:
        return [];
    }
  }

  function ofClaim(all: Claims): Problem[] {
    const { value, unit, owner, project } = text.data;
    if (!isCounted(text.data)) return [];
    const own = slugOf(text);
    const rival = [...all].find(
      ([slug, other]) =>
        slug !== own &&
        owner === "project" &&
        other.owner === "project" &&
        other.project !== project &&
        other.value === value &&
        other.unit === unit,
    );
    return [
      ...(rival
        ? [
            problem(
              "value",
              t.ownValue(rival[0], String(rival[1].project)),
              t.ownValue(titled("claims", rival[0]), titled("projects", rival[1].project)),
            ),
          ]
        : []),
      ...ofPart(own, all),
    ];
  }

  function ofPart(own: string, all: Claims): Problem[] {
    const { whole: name, value, unit } = text.data;
    const whole = all.get(String(name));
    if (!whole) return [];
    if (name === own || whole.whole !== undefined) return [problem("whole", t.wholeOfParts)];
    const wholeTitle = titled("claims", name);
    if (whole.unit !== unit)
      return [problem("unit", t.unitOf(String(whole.unit), String(name)), t.sameUnitAs(wholeTitle))];
    if (unit === "percent") return [];
    const others = [...all]
      .filter(([slug, other]) => slug !== own && other.whole === name)
      .reduce((total, [, other]) => total + Number(other.value), 0);
    const most = Number(whole.value) - others;
    return Number(value) > most
      ? [problem("value", t.shareOf(most, String(name)), t.shareOf(most, wholeTitle))]
      : [];
  }

  function ofProject(all: Claims): Problem[] {
    const { evidence } = text.data as Pick<Partial<z.output<typeof projects.schema>>, "evidence">;
    const series = evidence?.series ?? [];
    return [
      ...ofOwner("claim", all.get(String(text.data.claim))),
      ...series.flatMap(({ claim: name, points = [] }, index) => {
        const claim = all.get(String(name));
        const field = `evidence.series.${index}`;
        const last = points.length - 1;
        if (!claim) return [];
        const value = points[last]?.value;
        const ends = typeof value !== "number" || value === claim.value;
        return [
          ...ofOwner(`${field}.claim`, claim),
          ...(ends
            ? []
            : [
                problem(
                  `${field}.points.${last}.value`,
                  t.endOf(Number(claim.value), String(name)),
                  t.endOf(Number(claim.value), titled("claims", name)),
                ),
              ]),
        ];
      }),
    ];
  }

  function ofOwner(field: string, claim: Fields | undefined): Problem[] {
    const isForeign =
      claim?.owner === "project" ? claim.project !== slugOf(text) : claim?.owner === "campaign";
    return isForeign ? [problem(field, t.ownClaim)] : [];
  }

  function ofChart(all: Claims): Problem[] {
    const { chart, months } = text.data as { readonly chart?: Fields; readonly months?: readonly Fields[] };
    if (!chart || !months) return [];
    const totals = (["emissions", "reductions"] as const).map((line) => ({
      field: `chart.${line}Total`,
      claim: all.get(String(chart[`${line}Total`])),
      sum: months.reduce((total, month) => total + Number(month[line]), 0),
    }));
    const [emissions, reductions] = totals;
    const clash = emissions?.claim && reductions?.claim && emissions.claim.unit !== reductions.claim.unit;
    return [
      ...totals.flatMap(({ field, claim, sum }) =>
        claim && claim.value !== sum ? [problem(field, t.sumOf(sum))] : [],
      ),
      ...(clash
        ? [problem("chart.reductionsTotal", t.sameUnit(String(emissions.claim?.unit)), t.unitOfLine)]
        : []),
    ];
  }

  /** Names that nothing replaces: in books, and braces without the name of a claim. */
  function ofNames(): Problem[] {
    const found: Problem[] = [];
    visitFields(text.schema, text.data, (_info, value, keys) => {
      if (typeof value !== "string") return;
      const field = keys.join(".");
      const [name] = text.schema === chapters.schema ? claimsIn(value) : [];
      if (name !== undefined)
        found.push({ field, found: quoted(name, language), expected: t.noClaim, sentence: t.typeInBook });
      const [braces] = /\{\{(?!\s*claim:)[^}]*\}*/.exec(value) ?? [];
      const sentence = t.notInList(`“${braces}”`);
      if (braces !== undefined)
        found.push({ field, found: quoted(braces, language), expected: t.noBraces, sentence });
    });
    return found;
  }
}

/** The claims that have a value, by slug. */
function claimsAmong(texts: readonly ContentText[]): Claims {
  return new Map(
    texts
      .filter(({ schema, data }) => schema === claims.schema && isCounted(data))
      .map((text) => [slugOf(text), text.data]),
  );
}
