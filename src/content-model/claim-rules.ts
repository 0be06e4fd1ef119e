import type { Fields } from "../domain/record";
import type { ContentText } from "./content-text";
import type { Problem } from "./problem-text";
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

/** A place where a text says what the value of a claim is. */
export interface SaidValue {
  readonly field: string;
  /** The claim's slug. */
  readonly claim: unknown;
  /** What is no number where a text is wrong. */
  readonly value: unknown;
}

/** A series of a project; a translation lacks what is shared. */
interface Series {
  readonly claim?: unknown;
  readonly points?: readonly { readonly value?: unknown }[];
}

/** What the series of a project end with: their last values. */
export function seriesEnds({ data }: Pick<ContentText, "data">) {
  const { evidence } = data as { readonly evidence?: { readonly series?: readonly Series[] } };
  return (evidence?.series ?? []).map(({ claim, points = [] }, index) => {
    const last = points.length - 1;
    const end: SaidValue = { field: `evidence.series.${index}`, claim, value: points[last]?.value };
    return { ...end, last };
  });
}

/** The totals of a chart: the sums of its months. */
export function chartTotals({ data, wrong }: Pick<ContentText, "data" | "wrong">): SaidValue[] {
  const { chart, months } = data as { readonly chart?: Fields; readonly months?: readonly Fields[] };
  if (!chart || !months) return [];
  // where the list is wrong or one of its values is, there is no sum
  const counted = wrong?.includes("months") ? [{}] : months;
  return ["emissions", "reductions"].map((line) => ({
    field: `chart.${line}Total`,
    claim: chart[`${line}Total`],
    value: counted.reduce((total, month: Fields) => total + Number(month[line]), 0),
  }));
}

/** Problems of a project with the claims that it shows: they are its own, and a series ends at the value of its claim. */
export function projectProblems(comparison: Comparison): Problem[] {
  const { text, claims, words, problem, titled } = comparison;
  const ofSeries = seriesEnds(text).flatMap(({ field, claim: name, value, last }) => {
    const claim = claims.get(String(name));
    if (!claim) return [];
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
  const totals = chartTotals(text).map(({ field, claim, value }) => ({
    ...{ field, claim: claims.get(String(claim)), sum: Number(value) },
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
