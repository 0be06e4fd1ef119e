import { brokenReferences, referenceTargets } from "../../content-model/broken-references";
import { claims } from "../../content-model/claims";
import { titleAmong, type ContentText } from "../../content-model/content-text";
import type { AdminLanguage } from "../../content-model/field-info";
import { problemsAmong } from "../../content-model/problems-among";
import { givingSettings } from "../../content-model/settings/giving";
import { formAddress } from "../files/form-address";
import { fieldAddress } from "../files/open-field";
import { wordsNamed } from "../files/show-words";
import { inLanguage, type EntryProblem } from "./entry-problems";
import { fieldLabel } from "./field-label";

/**
 * What a change breaks in other texts: references, since an entry's page gets another address or goes, or an entry appears
 * later; and what has to agree with a figure or the exchange rate. What was broken before is left out.
 *
 * @param changed all texts that change
 * @param own those of them that are told by themselves
 */
export function brokenElsewhere(
  texts: readonly ContentText[],
  changed: readonly ContentText[],
  language: AdminLanguage,
  own = changed,
): EntryProblem[] {
  const files = filesOf(changed);
  const ownFiles = filesOf(own);
  const all = [...texts.filter(({ file }) => !files.has(file)), ...changed];
  const comparesNumbers = changed.some(({ schema }) =>
    [claims.schema, givingSettings.schema].some((each) => each === schema),
  );
  const problemsIn = (content: readonly ContentText[]) => {
    const targets = referenceTargets(content);
    return (text: ContentText) =>
      comparesNumbers
        ? problemsAmong(text, { texts: content, targets, isLive: true }, language)
        : brokenReferences(text, targets, language);
  };
  const [before, after] = [problemsIn(texts), problemsIn(all)];
  return all
    .filter(({ file }) => !ownFiles.has(file))
    .flatMap((text) => {
      const former = texts.filter(({ file, language: code }) => file === text.file && code === text.language);
      const known = former.flatMap(before).map(({ found }) => found);
      return after(text)
        .filter(({ found }) => !known.includes(found))
        .map((problem) => ({
          ...inLanguage(text.schema, problem, text.language),
          field: `“${titleAmong(language, text.name, all)}” › ${fieldLabel(text.schema, problem.field, language)}`,
          form: fieldAddress(formAddress(text.file), problem.field, text.language, wordsNamed(problem.found)),
        }));
    });
}

const filesOf = (texts: readonly ContentText[]) => new Set(texts.map(({ file }) => file));
