import type { z } from "zod";
import type { Fields } from "../domain/record";
import type { ClaimCheck } from "./claim-check";
import { slugOf } from "./content-text";
import type { Problem } from "./problem-text";
import type { projects } from "./projects";

/** Problems of a project with the claims that it shows: they are its own, and a series ends at the value of its claim. */
export function projectClaimProblems(check: ClaimCheck): Problem[] {
  const { text, all, words, problem, titled } = check;
  const { evidence } = text.data as Pick<Partial<z.output<typeof projects.schema>>, "evidence">;
  const ofSeries = (evidence?.series ?? []).flatMap(({ claim: name, points = [] }, index) => {
    const claim = all.get(String(name));
    if (!claim) return [];
    const field = `evidence.series.${index}`;
    const last = points.length - 1;
    const value = points[last]?.value;
    const ends = typeof value !== "number" || value === claim.value;
    const endOf = (title: string) => words.endOf(Number(claim.value), title);
    return [
      ...ownerProblems(check, `${field}.claim`, claim),
      ...(ends
        ? []
        : [problem(`${field}.points.${last}.value`, endOf(String(name)), endOf(titled("claims", name)))]),
    ];
  });
  return [...ownerProblems(check, "claim", all.get(String(text.data.claim))), ...ofSeries];
}

function ownerProblems(
  { text, problem, words }: ClaimCheck,
  field: string,
  claim: Fields | undefined,
): Problem[] {
  const isForeign = claim?.owner === "project" ? claim.project !== slugOf(text) : claim?.owner === "campaign";
  return isForeign ? [problem(field, words.ownClaim)] : [];
}

/** Problems of a chart with the claims of its totals: its months add up to them, and both lines have one unit. */
export function chartClaimProblems({ text, all, words, problem }: ClaimCheck): Problem[] {
  const { chart, months } = text.data as { readonly chart?: Fields; readonly months?: readonly Fields[] };
  if (!chart || !months) return [];
  const totals = (["emissions", "reductions"] as const).map((line) => ({
    field: `chart.${line}Total`,
    claim: all.get(String(chart[`${line}Total`])),
    sum: months.reduce((total, month) => total + Number(month[line]), 0),
  }));
  const [emissions, reductions] = totals.map(({ claim }) => claim);
  const clash = emissions && reductions && emissions.unit !== reductions.unit;
  return [
    ...totals.flatMap(({ field, claim, sum }) =>
      claim && claim.value !== sum ? [problem(field, words.sumOf(sum))] : [],
    ),
    ...(clash
      ? [problem("chart.reductionsTotal", words.sameUnit(String(emissions.unit)), words.unitOfLine)]
      : []),
  ];
}
