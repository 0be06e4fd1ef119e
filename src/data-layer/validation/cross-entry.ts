import { brokenReferences, referenceTargets } from "../../content-model/broken-references";
import type { ReadResult } from "../../content-model/check-fields";
import { entryText } from "../../content-model/content-text";
import { donations } from "../../content-model/donations";
import { entryPath, type EntryFile } from "../../content-model/entry-file";
import { quoted } from "../../content-model/problem-text";
import { defaultLanguage } from "../../i18n/languages";
import { inFile, type ContentProblem } from "./content-problem";

/** An entry with its path relative to `content/` and what reading it gave. */
export interface CheckedEntry extends EntryFile {
  readonly file: string;
  readonly result: ReadResult;
}

/** What can only be seen by looking at several entries together. */
export function crossEntryProblems(entries: readonly CheckedEntry[]): ContentProblem[] {
  return [...withoutOriginal(entries), ...brokenReferencesIn(entries), ...defaultCampaigns(entries)];
}

/** A translation whose slug no default-language entry has: a missing text, or a slug that differs. */
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

/** References to what there is not. What cannot be read is there all the same. */
function brokenReferencesIn(entries: readonly CheckedEntry[]): ContentProblem[] {
  const texts = entries.map((entry) => entryText(entry, entry.result.data ?? {}));
  const targets = referenceTargets(texts);
  return texts.flatMap((text) => inFile(text.file, brokenReferences(text, targets)));
}

/** A campaign that cannot be read may be the default one, so that its absence shows only once all are right. */
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
