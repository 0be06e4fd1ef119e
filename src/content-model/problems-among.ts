import { brokenReferences, type ReferenceTargets } from "./broken-references";
import { chapterProblems } from "./chapter-problems";
import { claimProblems } from "./claim-problems";
import type { ContentText } from "./content-text";
import type { AdminLanguage } from "./field-info";
import type { Problem } from "./problem-text";
import { reportProblems } from "./report-problems";

/**
 * Problems of a text that only show when it is compared with the others.
 *
 * @param texts all texts of the content, this one included
 */
export function problemsAmong(
  text: ContentText,
  texts: readonly ContentText[],
  targets: ReferenceTargets,
  language?: AdminLanguage,
): Problem[] {
  return [
    ...brokenReferences(text, targets, language),
    ...chapterProblems(text, texts, language),
    ...claimProblems(text, texts, language),
    ...reportProblems(text, texts, language),
  ];
}
