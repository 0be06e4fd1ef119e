import { claimsIn } from "../domain/figure";
import { chapters } from "./chapters";
import { claimCheck, type ClaimCheck } from "./claim-check";
import { claims, isCounted } from "./claims";
import { slugOf, type ContentText } from "./content-text";
import type { AdminLanguage } from "./field-info";
import { trackingPage } from "./pages/tracking";
import { quoted, type Problem } from "./problem-text";
import { problemWords } from "./problem-words";
import { projects } from "./projects";
import { chartClaimProblems, projectClaimProblems } from "./shown-claim-problems";
import { visitFields } from "./walk";

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
  const ofKind = kinds.get(text.schema);
  return [...nameProblems(text, language), ...(ofKind?.(claimCheck(text, texts, language)) ?? [])];
}

const kinds = new Map<unknown, (check: ClaimCheck) => Problem[]>([
  [
    claims.schema,
    (check) => (isCounted(check.text.data) ? [...ownerProblems(check), ...partProblems(check)] : []),
  ],
  [projects.schema, projectClaimProblems],
  [trackingPage.schema, chartClaimProblems],
]);

/** The same figure of two projects. */
function ownerProblems({ text, all, words, problem, titled }: ClaimCheck): Problem[] {
  const { value, unit, owner, project } = text.data;
  const rival = [...all].find(
    ([slug, other]) =>
      slug !== slugOf(text) &&
      owner === "project" &&
      other.owner === "project" &&
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
function partProblems({ text, all, words, problem, titled }: ClaimCheck): Problem[] {
  const { whole: name, value, unit } = text.data;
  const own = slugOf(text);
  const whole = all.get(String(name));
  if (!whole) return [];
  if (name === own || whole.whole !== undefined) return [problem("whole", words.wholeOfParts)];
  const wholeTitle = titled("claims", name);
  if (whole.unit !== unit)
    return [problem("unit", words.unitOf(String(whole.unit), String(name)), words.sameUnitAs(wholeTitle))];
  if (unit === "percent") return [];
  const others = [...all]
    .filter(([slug, other]) => slug !== own && other.whole === name)
    .reduce((total, [, other]) => total + Number(other.value), 0);
  const most = Number(whole.value) - others;
  return Number(value) > most
    ? [problem("value", words.shareOf(most, String(name)), words.shareOf(most, wholeTitle))]
    : [];
}

/** Names that nothing replaces: in books, and braces without the name of a claim. */
function nameProblems({ schema, data }: ContentText, language: AdminLanguage): Problem[] {
  const t = problemWords[language];
  const found: Problem[] = [];
  visitFields(schema, data, (_info, value, keys) => {
    if (typeof value !== "string") return;
    const field = keys.join(".");
    const [name] = schema === chapters.schema ? claimsIn(value) : [];
    if (name !== undefined)
      found.push({ field, found: quoted(name, language), expected: t.noClaim, sentence: t.typeInBook });
    const [braces] = /\{\{(?!\s*claim:)[^}]*\}*/.exec(value) ?? [];
    const sentence = t.notInList(`“${braces}”`);
    if (braces !== undefined)
      found.push({ field, found: quoted(braces, language), expected: t.noBraces, sentence });
  });
  return found;
}
