import type { z } from "zod";
import type { ContentText } from "./content-text";
import type { AdminLanguage } from "./field-info";
import { quoted, type Problem } from "./problem-text";
import { problemWords } from "./problem-words";
import { closingOf, reports } from "./reports";

type Report = z.output<typeof reports.schema>;

/** Quarters since the year 0. */
const positionOf = ({ year, quarter }: Report) => year * 4 + quarter;

/**
 * Problems of a report with the others: one for each quarter, and it begins with what the one before left.
 *
 * @param texts all texts of the content, this one included
 */
export function reportProblems(
  text: ContentText,
  texts: readonly ContentText[],
  language: AdminLanguage = "en",
): Problem[] {
  if (!isReport(text)) return [];
  const report = text.data as Report;
  const t = problemWords[language];
  const others = texts
    .filter((other) => isReport(other) && other.name !== text.name)
    .map(({ data }) => data as Report);
  const before = others.find((other) => positionOf(other) === positionOf(report) - 1);
  const problems: Problem[] = [];
  if (others.some((other) => positionOf(other) === positionOf(report))) {
    problems.push({ field: "quarter", found: quoted(report.quarter, language), expected: t.ownQuarter });
  }
  if (before && closingOf(before) !== report.opening) {
    const expected = t.closing(closingOf(before));
    problems.push({ field: "opening", found: quoted(report.opening, language), expected });
  }
  return problems;
}

/** Whether a text is a report that has all figures of its quarter. */
function isReport({ schema, data }: ContentText): boolean {
  if (schema !== reports.schema) return false;
  const { year, quarter, opening, income, spending } = data as Partial<Report>;
  if (!Array.isArray(income) || !Array.isArray(spending)) return false;
  const amounts = [...income, ...spending].map(({ amount }: { readonly amount?: number }) => amount);
  return [year, quarter, opening, ...amounts].every((figure) => typeof figure === "number");
}
