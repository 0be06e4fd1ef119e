import { referenceTargets } from "../../content-model/broken-references";
import type { ReadResult } from "../../content-model/check-fields";
import { entryText, type ContentText } from "../../content-model/content-text";
import { campaignsOf, defaultCampaigns, defaultProblem } from "../../content-model/default-campaign";
import { donations } from "../../content-model/donations";
import { entryPath, type EntryFile } from "../../content-model/entry-file";
import type { AdminLanguage } from "../../content-model/field-info";
import { quoted } from "../../content-model/problem-text";
import { problemsAmong } from "../../content-model/problems-among";
import { defaultLanguage } from "../../domain/languages";
import { inLanguage } from "../content/read-copy-file";
import { inFile, type ContentProblem } from "./content-problem";

/** An entry with its path relative to `content/` and the result of reading it. */
export interface CheckedEntry extends EntryFile {
  readonly file: string;
  readonly result: ReadResult;
}

/** An entry's text, of which a draft that is unfinished has some fields, and one that breaks the model none. */
interface CheckedText extends ContentText {
  readonly isBroken: boolean;
}

/**
 * Problems that can only be found by comparing several texts.
 *
 * @param copies the texts of page copy and settings
 * @param onFile called with each file before its text is compared
 */
export function crossEntryProblems(
  entries: readonly CheckedEntry[],
  copies: readonly ContentText[],
  wordsIn: AdminLanguage,
  onFile: (file: string) => void,
): ContentProblem[] {
  const texts = entries.map(({ result, ...entry }) => ({
    ...entryText(entry, result.data ?? result.unfinished ?? {}),
    isBroken: !result.data && !result.unfinished,
  }));
  return [
    ...withoutOriginal(entries),
    ...brokenReferencesIn([...texts, ...copies], copies, wordsIn, onFile),
    ...campaignProblems(texts, wordsIn),
  ];
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
 * References to targets that do not exist, and chapters and claims that do not fit each other. An entry that
 * breaks the model exists as a target.
 */
function brokenReferencesIn(
  texts: readonly ContentText[],
  copies: readonly ContentText[],
  wordsIn: AdminLanguage,
  onFile: (file: string) => void,
): ContentProblem[] {
  const targets = referenceTargets(texts);
  return texts.flatMap((text) => {
    onFile(text.file);
    const problems = problemsAmong(text, texts, targets, wordsIn);
    const told = copies.includes(text) ? problems.map((each) => inLanguage(text.language, each)) : problems;
    return inFile(text.file, told);
  });
}

/**
 * Demands exactly one default campaign. One that breaks the model might be it, so a missing default is only
 * reported once all campaigns are valid.
 */
function campaignProblems(texts: readonly CheckedText[], wordsIn: AdminLanguage): ContentProblem[] {
  const campaigns = campaignsOf(texts);
  const [first, ...others] = defaultCampaigns(texts);
  if (first) return others.flatMap(({ file }) => inFile(file, [defaultProblem(true, wordsIn)]));
  const [candidate] = campaigns;
  if (!candidate) return inFile(donations.name, [defaultProblem(undefined, wordsIn)]);
  const isBroken = campaigns.some((campaign) => campaign.isBroken);
  return isBroken ? [] : inFile(candidate.file, [defaultProblem(false, wordsIn)]);
}
