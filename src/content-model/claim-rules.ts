import type { z } from "zod";
import type { Fields } from "../domain/record";
import type { Problem } from "./problem-text";
import type { projectEvidence } from "./project-evidence";
import type { Comparison } from "./rule";

/** Whether a claim has a value and its unit, which a draft may lack, and a translation leaves out. */
export function isCounted({ value, unit }: Fields): boolean {
  return typeof value === "number" && Boolean(unit);
}

/** Problems of a claim with the others: a figure has one owner, a part is not larger than its whole and has its unit. */
export function claimProblems(comparison: Comparison): Problem[] {
  if (!isCounted(comparison.text.data)) return [];
  return [...ownValueProblems(comparison), ...partProblems(comparison)];
}

/** The same figure of two projects. */
function ownValueProblems({ text, slug: own, claims, words, problem, titled }: Comparison): Problem[] {
  const { value, unit, owner, project } = text.data;
  const rival = [...claims].find(
    ([slug, other]) =>
      slug !== own &&
      owner === "project" &&
      other.owner === "project" &&
      project !== undefined &&
      other.project !== undefined &&
      other.project !== project &&
      other.value === value &&
      other.unit === unit,
  );
  if (!rival) return [];
  const [slug, { project: its }] = rival;
  const inForm = words.ownValue(titled("claims", slug), titled("projects", its));
  return [problem("value", words.ownValue(slug, String(its)), inForm)];
}

/** A part that is larger than what its whole leaves to it, or counts in another unit. */
function partProblems({ text, slug: own, claims, words, problem, titled }: Comparison): Problem[] {
  const { whole: name, value, unit } = text.data;
  const whole = claims.get(String(name));
  if (!whole) return [];
  if (name === own || whole.whole !== undefined)
    return [problem("whole", words.wholeOfParts, words.wholeOfParts)];
  const wholeTitle = titled("claims", name);
  if (whole.unit !== unit)
    return [problem("unit", words.unitOf(String(whole.unit), String(name)), words.sameUnitAs(wholeTitle))];
  if (unit === "percent") return [];
  const others = [...claims]
    .filter(([slug, other]) => slug !== own && other.whole === name)
    .reduce((total, [, other]) => total + Number(other.value), 0);
  const most = Number(whole.value) - others;
  return Number(value) > most
    ? [problem("value", words.shareOf(most, String(name)), words.shareOf(most, wholeTitle))]
    : [];
}

/** Problems of a project with the claims that it shows: they are its own, and a series ends at the value of its claim. */
export function projectProblems(comparison: Comparison): Problem[] {
  const { text, claims, words, problem, titled } = comparison;
  const { evidence } = text.data as { readonly evidence?: Partial<z.output<typeof projectEvidence>> };
  const ofSeries = (evidence?.series ?? []).flatMap(({ claim: name, points = [] }, index) => {
    const claim = claims.get(String(name));
    if (!claim) return [];
    const field = `evidence.series.${index}`;
    const last = points.length - 1;
    const value = points[last]?.value;
    const ends = typeof value !== "number" || value === claim.value;
    const endOf = (title: string) => words.endOf(Number(claim.value), title);
    return [
      ...ownClaimProblems(comparison, `${field}.claim`, name),
      ...(ends
        ? []
        : [problem(`${field}.points.${last}.value`, endOf(String(name)), endOf(titled("claims", name)))]),
    ];
  });
  return [...ownClaimProblems(comparison, "claim", text.data.claim), ...ofSeries];
}

function ownClaimProblems(
  { slug, claims, problem, words }: Comparison,
  field: string,
  name: unknown,
): Problem[] {
  const claim = claims.get(String(name));
  const isForeign =
    claim?.owner === "project"
      ? claim.project !== undefined && claim.project !== slug
      : claim?.owner === "campaign";
  return isForeign ? [problem(field, words.ownClaim, words.ownClaim)] : [];
}

/** Problems of a chart with the claims of its totals: its months add up to them, and both lines have one unit. */
export function chartProblems({ text, claims, words, problem }: Comparison): Problem[] {
  const { chart, months } = text.data as { readonly chart?: Fields; readonly months?: readonly Fields[] };
  if (!chart || !months) return [];
  // where the list is wrong or one of its values is, there is no sum
  const counted = text.wrong?.includes("months") ? [{}] : months;
  const totals = (["emissions", "reductions"] as const).map((line) => ({
    field: `chart.${line}Total`,
    claim: claims.get(String(chart[`${line}Total`])),
    sum: counted.reduce((total, month: Fields) => total + Number(month[line]), 0),
  }));
  const [emissions, reductions] = totals.map(({ claim }) => claim);
  const clash = emissions && reductions && emissions.unit !== reductions.unit;
  return [
    ...totals.flatMap(({ field, claim, sum }) =>
      claim && !Number.isNaN(sum) && claim.value !== sum
        ? [problem(field, words.sumOf(sum), words.sumOf(sum))]
        : [],
    ),
    ...(clash
      ? [problem("chart.reductionsTotal", words.sameUnit(String(emissions.unit)), words.unitOfLine)]
      : []),
  ];
}
