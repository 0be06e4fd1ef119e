import { defaultLanguage, languageCodes } from "../domain/languages";
import { alternativeNotes } from "./alternative-notes";
import { never, startOf, type Start } from "./appearance";
import { brokenReferences, referenceTargets } from "./broken-references";
import { claimNotes } from "./claim-notes";
import { placeIn, type ContentNote } from "./content-note";
import type { ContentText } from "./content-text";
import { dayNotes } from "./days";
import { emailNotes } from "./email-notes";
import { copyFileAt, entryFile, entryPath } from "./entry-file";
import { isUnwritten } from "./left-out";
import { needlessRedirects } from "./redirects";
import { referencesOf } from "./references";
import { samplesIn } from "./samples";
import { settingsNotes, type MaintainedSince } from "./settings-notes";
import { categoryLists } from "./site-pages";
import { olderAmong, untranslatedAmong } from "./translations";
import { translatedTexts } from "./walk";

/** A picture or a file for download, by its path relative to `content/`. */
export interface StoredFile {
  readonly file: string;
  readonly bytes: number;
}

/** A picture or a file that is larger makes uploads and builds slow: 2 MB. */
const large = 2_000_000;

/**
 * All notes on the content: what is broken, missing, a sample, due or out of date, what waits, and what could be better.
 *
 * @param all texts; those that are still to be written count as missing
 * @param today a date such as `2026-11-23`
 */
export function contentNotes(
  all: readonly ContentText[],
  files: readonly StoredFile[],
  today: string,
  since: MaintainedSince = {},
): ContentNote[] {
  const texts = all.filter(({ schema, data }) => !isUnwritten(schema, data));
  const targets = referenceTargets(texts);
  return [
    ...texts.flatMap((text) => [
      ...brokenReferences(text, targets).map(({ field, found }): ContentNote => ({
        ...placeIn(text, field),
        kind: "brokenReference",
        found,
      })),
      ...needlessRedirects(text, targets.pages).map(({ field, found }): ContentNote => ({
        ...placeIn(text, field),
        kind: "needlessRedirect",
        found,
      })),
      ...claimNotes(text, today),
      ...dayNotes(text, today),
      ...settingsNotes(text, today, since),
      ...alternativeNotes(text),
      ...sampleNotes(text),
    ]),
    ...waiting(all, today),
    ...emptyCategories(texts, today),
    ...withoutTranslation(texts),
    ...copiesWithoutTranslation(texts),
    ...olderNotes(texts),
    ...untranslatedNotes(texts),
    ...emailNotes(texts),
    ...fileNotes(all, files),
  ];
}

/** Drafts and scheduled entries, each once: translations may leave out the shared fields that say so. */
function waiting(texts: readonly ContentText[], today: string): ContentNote[] {
  const starts = new Map<string, { readonly file: string; readonly start: Start }>();
  for (const { name, file, data } of texts) {
    const known = starts.get(name)?.start ?? "";
    if (startOf(data) > known) starts.set(name, { file, start: startOf(data) });
  }
  return [...starts.values()].flatMap(({ file, start }): ContentNote[] => {
    if (start <= today) return [];
    return start === never
      ? [{ file, field: "appearance.draft", kind: "draft", found: "" }]
      : [{ file, field: "appearance.from", kind: "scheduled", found: start }];
  });
}

/** Categories with a page of their own that has nothing to list. */
function emptyCategories(texts: readonly ContentText[], today: string): ContentNote[] {
  return categoryLists.flatMap(({ collection: { name, schema }, field, values }) => {
    const listed = texts.filter((text) => text.schema === schema && startOf(text.data) <= today);
    // a site without any entry of a kind is a choice, not an oversight
    if (listed.length === 0) return [];
    return values
      .filter((value) => !listed.some(({ data }) => data[field] === value))
      .map((found): ContentNote => ({ file: name, field, kind: "emptyCategory", found }));
  });
}

/** Samples are told once, in the default language. Those that a switch or a choice marks say nothing of their own. */
function sampleNotes(text: ContentText): ContentNote[] {
  if (text.language !== defaultLanguage) return [];
  return samplesIn(text).map(({ field, found }) => ({
    ...placeIn(text, field),
    kind: "sample",
    found: /^true$|: sample$/.test(found) ? "" : found,
  }));
}

function withoutTranslation(texts: readonly ContentText[]): ContentNote[] {
  const written = new Set(texts.map(({ file }) => file));
  return texts.flatMap(({ file }) => {
    const entry = entryFile(file);
    if (!entry) return [];
    return languageCodes
      .filter((language) => !written.has(entryPath(entry.collection, entry.slug, language)))
      .map((language): ContentNote => ({ file, field: "", kind: "noTranslation", found: language }));
  });
}

/** Page copy and settings have all languages in their file, but for one that is optional. */
function copiesWithoutTranslation(texts: readonly ContentText[]): ContentNote[] {
  const copies = texts.filter(
    ({ file, schema, data }) => copyFileAt(file) && translatedTexts(schema, data).length > 0,
  );
  return [...new Set(copies.map(({ file }) => file))].flatMap((file) =>
    languageCodes
      .filter((code) => !copies.some((text) => text.file === file && text.language === code))
      .map((found): ContentNote => ({ file, field: found, kind: "noTranslation", found })),
  );
}

/** One note for each field that has changed in another language only, at the text that stayed as it was. */
export function olderNotes(texts: readonly ContentText[]): ContentNote[] {
  return olderAmong(texts).flatMap(({ text, newer, fields }) =>
    fields.map((name): ContentNote => {
      return { ...placeIn(text, name), kind: "olderText", found: newer };
    }),
  );
}

/** One note for each text that is a mere copy of another language's. */
export function untranslatedNotes(texts: readonly ContentText[]): ContentNote[] {
  return untranslatedAmong(texts).map(({ text, source, path }): ContentNote => {
    return { ...placeIn(text, path), kind: "untranslated", found: source };
  });
}

function fileNotes(texts: readonly ContentText[], files: readonly StoredFile[]): ContentNote[] {
  const used = new Set(texts.flatMap((text) => referencesOf(text).map(({ target }) => target)));
  return files.flatMap(({ file, bytes }): ContentNote[] => [
    ...(used.has(file) ? [] : [{ file, field: "", kind: "unusedFile" as const, found: String(bytes) }]),
    ...(bytes > large ? [{ file, field: "", kind: "largeFile" as const, found: String(bytes) }] : []),
  ]);
}
