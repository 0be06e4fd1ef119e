import { referenceTargets } from "../../content-model/broken-references";
import { changeReferences, type Substitute } from "../../content-model/change-references";
import type { ContentText } from "../../content-model/content-text";
import type { AdminLanguage } from "../../content-model/field-info";
import { withConfirmed } from "../../content-model/freshness";
import { problemsAmong } from "../../content-model/problems-among";
import { leadsTo, referencesOf, referencesTo, targetsOf } from "../../content-model/references";
import { confirmAmong } from "../../content-model/translations";
import { writeTexts, type WrittenFile } from "../../content-model/write-texts";
import { defaultLanguage } from "../../domain/languages";
import { textProblems } from "./text-problems";

/** The texts in which some files of `content/` are deleted. */
export interface Deletion {
  /** Paths relative to `content/`. */
  readonly files: readonly string[];
  readonly texts: readonly ContentText[];
}

/**
 * The other files, with their references to the deleted ones taken out, or leading to the substitute. Undefined if
 * a file would then break the model: by a field that must not be empty, or a picture that is gone.
 */
export function mendReferrers(
  { files, texts }: Deletion,
  substitute?: Substitute,
): readonly WrittenFile[] | undefined {
  const targets = files.flatMap((file) => targetsOf(file, texts));
  const touched = new Set(referencesTo(files, texts).map(({ text }) => text.file));
  const mended = texts
    .filter(({ file }) => !files.includes(file))
    .map((text) => (touched.has(text.file) ? changeReferences(text, targets, substitute) : text));
  const own = mended.filter(({ file }) => touched.has(file));
  const isFree = (text: ContentText) => referencesOf(text).every((reference) => !leadsTo(reference, targets));
  if (!own.every(isFree)) return undefined;
  const left = { texts: mended, targets: referenceTargets(mended) };
  const isValid = (text: ContentText) =>
    textProblems(text, mended).length + problemsAmong(text, left).length === 0;
  return own.every(isValid) ? writeTexts(settled(own, mended)) : undefined;
}

/** The mended texts, with their translations confirmed where references went in both languages. */
export function settled(own: readonly ContentText[], mended: readonly ContentText[]): ContentText[] {
  const names = new Set(own.map(({ name }) => name));
  const confirmed = confirmAmong(
    mended.filter(({ name }) => names.has(name)),
    withConfirmed,
  );
  const files = new Set(confirmed.map(({ file }) => file));
  return [...own.filter(({ file }) => !files.has(file)), ...confirmed];
}

/**
 * The entries that references to a deleted entry may lead to: of its collection, with a page if it had one.
 * Each in one language, the given one if it has it.
 */
export function possibleSubstitutes({ files, texts }: Deletion, language: AdminLanguage): ContentText[] {
  const own = texts.find(({ file }) => files.includes(file));
  if (!own) return [];
  const substitutes = texts.filter(
    ({ file, schema, address }) =>
      schema === own.schema && !files.includes(file) && (own.address === undefined || address !== undefined),
  );
  const inDefault = substitutes.filter((text) => text.language === defaultLanguage);
  return inDefault.map(
    (text) => substitutes.find((other) => other.name === text.name && other.language === language) ?? text,
  );
}
