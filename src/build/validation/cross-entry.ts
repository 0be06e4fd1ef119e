import { referenceTargets } from "../../content-model/broken-references";
import type { ReadResult } from "../../content-model/check-fields";
import { type ContentText, withWrong } from "../../content-model/content-text";
import { donations } from "../../content-model/donations";
import { entryPath, type EntryFile } from "../../content-model/entry-file";
import type { AdminLanguage } from "../../content-model/field-info";
import { quoted } from "../../content-model/problem-text";
import { problemWords } from "../../content-model/problem-words";
import { problemsAmong } from "../../content-model/problems-among";
import { entryText } from "../../content-model/read-texts";
import { defaultLanguage } from "../../domain/languages";
import { inLanguage } from "../content/read-copy-file";
import { inFile, type ContentProblem } from "./content-problem";

/** An entry with its path relative to `content/` and the result of reading it. */
export interface CheckedEntry extends EntryFile {
  readonly file: string;
  readonly result: ReadResult;
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
  const texts = entries.map(({ result: { readable, problems }, ...entry }) =>
    withWrong(entryText(entry, readable), problems),
  );
  return [
    ...withoutOriginal(entries),
    ...problemsBetween([...texts, ...copies], copies, wordsIn, onFile),
    ...withoutCampaign(texts, wordsIn),
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

/** Problems of each text with the others. Of one that breaks the model, what is right is compared. */
function problemsBetween(
  texts: readonly ContentText[],
  copies: readonly ContentText[],
  wordsIn: AdminLanguage,
  onFile: (file: string) => void,
): ContentProblem[] {
  const content = { texts, targets: referenceTargets(texts), isLive: true };
  return texts.flatMap((text) => {
    onFile(text.file);
    const problems = problemsAmong(text, content, wordsIn);
    const told = copies.includes(text) ? problems.map((each) => inLanguage(text.language, each)) : problems;
    return inFile(text.file, told);
  });
}

/** The problem of a site without any campaign, which no text can have. */
function withoutCampaign(texts: readonly ContentText[], wordsIn: AdminLanguage): ContentProblem[] {
  const isCampaign = ({ schema, language }: ContentText) =>
    schema === donations.schema && language === defaultLanguage;
  if (texts.some(isCampaign)) return [];
  const { nothing: found, oneDefault: expected } = problemWords[wordsIn];
  return [{ file: donations.name, field: "default", found, expected }];
}
