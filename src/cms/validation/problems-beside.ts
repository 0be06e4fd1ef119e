import { referenceTargets } from "../../content-model/broken-references";
import type { ContentText } from "../../content-model/content-text";
import type { AdminLanguage } from "../../content-model/field-info";
import { followingFigures } from "../../content-model/following-figures";
import { problemsAmong } from "../../content-model/problems-among";
import { needlessRedirects } from "../../content-model/redirects";
import { redirectSettings } from "../../content-model/settings/redirects";
import type { EntryProblem } from "./entry-problems";
import { inForm } from "./text-problems";

/**
 * Problems with the stored texts, and with the figures that follow. What is saved comes first: it is told, and of two
 * default campaigns it stays one.
 */
export function problemsBeside(
  texts: readonly ContentText[],
  stored: readonly ContentText[],
  language: AdminLanguage,
  isLive: boolean,
): EntryProblem[] {
  const changed = [...texts, ...followingFigures(texts, stored)];
  const written = new Set(changed.map(({ file }) => file));
  const all = [...changed, ...stored.filter(({ file }) => !written.has(file))];
  const targets = referenceTargets(all);
  // an entry that takes its own redirect along is not to be held up by another one
  const isOwnForm = texts.every(({ schema }) => schema === redirectSettings.schema);
  return texts.flatMap((text) => {
    const needless = isOwnForm ? needlessRedirects(text, targets.pages, language) : [];
    return [...problemsAmong(text, { texts: all, targets, isLive }, language), ...needless].map((problem) =>
      inForm(text, problem, language),
    );
  });
}
