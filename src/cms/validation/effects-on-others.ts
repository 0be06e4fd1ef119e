import { brokenReferences, referenceTargets } from "../../content-model/broken-references";
import { titleAmong, type ContentText } from "../../content-model/content-text";
import type { AdminLanguage } from "../../content-model/field-info";
import { formAddress } from "../files/form-address";
import { fieldAddress } from "../files/open-field";
import { wordsNamed } from "../files/show-words";
import type { EntryProblem } from "./entry-problems";
import { fieldLabel } from "./field-label";

/**
 * The references in other texts that a change breaks, since an entry's page gets another address or goes, or an entry appears later.
 * What was broken before is left out.
 */
export function brokenElsewhere(
  texts: readonly ContentText[],
  changed: readonly ContentText[],
  language: AdminLanguage,
): EntryProblem[] {
  const files = new Set(changed.map(({ file }) => file));
  const others = texts.filter(({ file }) => !files.has(file));
  const [before, after] = [referenceTargets(texts), referenceTargets([...others, ...changed])];
  return others.flatMap((text) => {
    const known = brokenReferences(text, before, language).map(({ found }) => found);
    return brokenReferences(text, after, language)
      .filter(({ found }) => !known.includes(found))
      .map((problem) => ({
        ...problem,
        field: `“${titleAmong(language, text.name, others)}” › ${fieldLabel(text.schema, problem.field, language)}`,
        language: text.language,
        form: fieldAddress(formAddress(text.file), problem.field, text.language, wordsNamed(problem.found)),
      }));
  });
}
