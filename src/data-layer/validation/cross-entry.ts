import type { ReadResult } from "../../content-model/check-fields";
import { donations } from "../../content-model/donations";
import { entryPath, type EntryFile } from "../../content-model/entry-file";
import { quoted } from "../../content-model/problem-text";
import { visitFields } from "../../content-model/visit-fields";
import { defaultLanguage } from "../../i18n/languages";
import type { ContentProblem } from "./content-problem";

/** An entry with its path relative to `content/` and what reading it gave. */
export interface CheckedEntry extends EntryFile {
  readonly file: string;
  readonly result: ReadResult;
}

/** What can only be seen by looking at several entries together. */
export function crossEntryProblems(entries: readonly CheckedEntry[]): ContentProblem[] {
  return [...withoutOriginal(entries), ...brokenReferences(entries), ...defaultCampaigns(entries)];
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

function brokenReferences(entries: readonly CheckedEntry[]): ContentProblem[] {
  const known = new Set(entries.map(({ collection, slug }) => `${collection.name}/${slug}`));
  return entries.flatMap(({ file, collection: { schema }, result }) => {
    const problems: ContentProblem[] = [];
    visitFields(schema, result.data, (info, value, path) => {
      if (!info.collection || known.has(`${info.collection}/${String(value)}`)) return;
      const expected = `the slug of an entry in content/${info.collection}`;
      problems.push({ file, field: path.join("."), found: quoted(value), expected });
    });
    return problems;
  });
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
