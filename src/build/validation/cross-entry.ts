import { brokenReferences, referenceTargets } from "../../content-model/broken-references";
import { chapterProblems } from "../../content-model/chapter-problems";
import type { ReadResult } from "../../content-model/check-fields";
import { entryText } from "../../content-model/content-text";
import { donations } from "../../content-model/donations";
import { entryPath, type EntryFile } from "../../content-model/entry-file";
import { quoted } from "../../content-model/problem-text";
import { defaultLanguage } from "../../domain/languages";
import { inFile, type ContentProblem } from "./content-problem";

/** An entry with its path relative to `content/` and the result of reading it. */
export interface CheckedEntry extends EntryFile {
  readonly file: string;
  readonly result: ReadResult;
}

/** Problems that can only be found by comparing several entries. */
export function crossEntryProblems(entries: readonly CheckedEntry[]): ContentProblem[] {
  return [...withoutOriginal(entries), ...brokenReferencesIn(entries), ...defaultCampaigns(entries)];
}

/** Translations whose slug no default-language entry has: that entry is missing, or its slug differs. */
function withoutOriginal(entries: readonly CheckedEntry[]): ContentProblem[] {
  const files = new Set(entries.map(({ file }) => file));
  return entries
    .filter(({ collection, slug }) => !files.has(entryPath(collection, slug, defaultLanguage)))
    .map(({ file, collection, slug }) => ({
      file,
      field: "slug",
      found: quoted(slug),
      expected: `the slug of its ${defaultLanguage} text: there is no content/${entryPath(collection, slug, defaultLanguage)}`,
    }));
}

/**
 * References to targets that do not exist, and chapters that do not fit their resource or each other. An
 * entry that breaks the model exists as a target.
 */
function brokenReferencesIn(entries: readonly CheckedEntry[]): ContentProblem[] {
  const texts = entries.map((entry) => entryText(entry, entry.result.data ?? {}));
  const targets = referenceTargets(texts);
  return texts.flatMap((text) =>
    inFile(text.file, [...brokenReferences(text, targets), ...chapterProblems(text, texts)]),
  );
}

/**
 * Demands exactly one default campaign. One that breaks the model might be it, so a missing default is only
 * reported once all campaigns are valid.
 */
function defaultCampaigns(entries: readonly CheckedEntry[]): ContentProblem[] {
  const campaigns = entries.filter(
    ({ collection, language }) => collection === donations && language === defaultLanguage,
  );
  const problem = (file: string, found: unknown): ContentProblem => ({
    file,
    field: "default",
    found: quoted(found),
    expected: "true in exactly one campaign",
  });
  const [first, ...others] = campaigns.filter(({ result }) => result.data?.default === true);
  if (first) return others.map(({ file }) => problem(file, true));
  const [candidate] = campaigns;
  if (!candidate) return [problem(donations.name, undefined)];
  return campaigns.every(({ result }) => result.data) ? [problem(candidate.file, false)] : [];
}
