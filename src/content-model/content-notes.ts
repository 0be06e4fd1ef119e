import { defaultLanguage, languageCodes } from "../domain/languages";
import { permitState } from "../domain/permit";
import { isRecord } from "../domain/record";
import { wordyBeginning } from "./alternative-text";
import { chapters } from "./chapters";
import { claims } from "./claims";
import type { ContentText } from "./content-text";
import { entryFile, entryPath } from "./entry-file";
import { markdownImages } from "./markdown-references";
import { referencesOf } from "./references";
import { givingSettings } from "./settings/giving";
import { sectionSwitches } from "./settings/sections";
import { olderAmong } from "./translations";
import { visitFields } from "./walk";

/** Something to look at again, which never stops an editor or a build. */
export interface ContentNote {
  /** Path of the file relative to `content/`. */
  readonly file: string;
  /** Path of the field; empty if the note is about the whole file. */
  readonly field: string;
  readonly kind:
    | "typedFigure"
    | "pastReview"
    | "noTranslation"
    | "olderText"
    | "unusedFile"
    | "largeFile"
    | "endingPermit"
    | "maintenance"
    | "wordyAlternative";
  /**
   * What is there: the figure with words around it, a date, the language that is missing or newer, a size in
   * bytes, the words that an alternative text should not begin with.
   */
  readonly found: string;
}

/** A picture or a file for download, by its path relative to `content/`. */
export interface StoredFile {
  readonly file: string;
  readonly bytes: number;
}

/** A picture or a file that is larger makes uploads and builds slow: 2 MB. */
const large = 2_000_000;

/**
 * All notes on the content: figures that are typed by hand, reviews that are due, entries without a translation,
 * texts that are older than in another language, files that are used nowhere or are large, a permit that ends
 * soon, sections under maintenance, and alternative texts that begin like a label.
 *
 * @param today a date such as `2026-11-23`
 */
export function contentNotes(
  texts: readonly ContentText[],
  files: readonly StoredFile[],
  today: string,
): ContentNote[] {
  return [
    ...texts.flatMap((text) => [
      ...claimNotes(text, today),
      ...settingsNotes(text, today),
      ...alternativeNotes(text),
    ]),
    ...withoutTranslation(texts),
    ...olderNotes(texts),
    ...fileNotes(texts, files),
  ];
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

/** One note for each field that has changed in another language only, at the text that stayed as it was. */
export function olderNotes(texts: readonly ContentText[]): ContentNote[] {
  return olderAmong(texts).flatMap(({ text: { file, language }, newer, fields }) =>
    fields.map((name): ContentNote => {
      // a file of page copy or settings has all languages
      const field = entryFile(file) ? name : `${language}.${name}`;
      return { file, field, kind: "olderText", found: newer };
    }),
  );
}

function fileNotes(texts: readonly ContentText[], files: readonly StoredFile[]): ContentNote[] {
  const used = new Set(texts.flatMap((text) => referencesOf(text).map(({ target }) => target)));
  return files.flatMap(({ file, bytes }): ContentNote[] => [
    ...(used.has(file) ? [] : [{ file, field: "", kind: "unusedFile" as const, found: String(bytes) }]),
    ...(bytes > large ? [{ file, field: "", kind: "largeFile" as const, found: String(bytes) }] : []),
  ]);
}

/** The switches and the permit are settings of all languages: they are noted once. */
function settingsNotes({ file, language, schema, data }: ContentText, today: string): ContentNote[] {
  if (language !== defaultLanguage) return [];
  if (schema === sectionSwitches.schema)
    return Object.entries(data)
      .filter(([, section]) => isRecord(section) && section.underMaintenance === true)
      .map(([name]) => ({ file, field: name, kind: "maintenance", found: name }));
  const expires = schema === givingSettings.schema ? data.permitExpires : undefined;
  return typeof expires === "string" && permitState(expires, today) !== "valid"
    ? [{ file, field: "permitExpires", kind: "endingPermit", found: expires }]
    : [];
}

function alternativeNotes({ file, schema, data }: ContentText): ContentNote[] {
  const notes: ContentNote[] = [];
  visitFields(schema, data, ({ widget }, value, keys) => {
    if (typeof value !== "string") return;
    const isAlternative = widget === "alternative" ? [value] : [];
    const alternatives = widget === "markdown" ? markdownImages(value).map(({ alt }) => alt) : isAlternative;
    for (const found of alternatives.map(wordyBeginning))
      if (found) notes.push({ file, field: keys.join("."), kind: "wordyAlternative", found });
  });
  return notes;
}

/** What has digits and is no claim: each with an example. */
const noClaims: readonly RegExp[] = [
  /\{\{[^}]*\}\}/g, // the name of a claim
  /\]\([^)]*\)/g, // an address: ](/news/page/2/)
  /<[^>]*>|https?:\S+/g, // an address
  /\b(?:19|20)\d\d\b/g, // a year
  /(?:US)?\$ ?[\d.,]+|Rp ?[\d.,]+/g, // a price
  /\b\d{1,2}[.:]\d\d\b/g, // a time of day
  /\b(?:No\.|Law|WCAG\)?|UU|Nomor)\s*[\d.]+/g, // a law or a standard
  /^\s*\d+\.\s/gm, // an item of a numbered list
  /[\d.,]+ ?(?:cm|centimetres|sentimeter|m|metres|meter|days|hari|hours|jam|months|bulan|minutes|menit|px)\b/gi, // a measure
];

/** A number of two digits or more, or a share, with words around it. */
const figure = /(?:\S+ ){0,2}[>≈]?\d[\d.,]*(?:\d|%|[KM]\+?)(?: ?%)?(?: \S+){0,2}/g;

/** Texts that are no running text: figures in them belong to what they are. */
const isRunningText = (widget: string) => widget === "text" || widget === "markdown";

/**
 * Figures that are typed by hand into running text, except the worked examples of books, and claims that
 * should have been reviewed by `today`.
 */
function claimNotes({ file, schema, data }: ContentText, today: string): ContentNote[] {
  const notes: ContentNote[] = [];
  if (schema === claims.schema) {
    const isPast = typeof data.review === "string" && data.review < today;
    return isPast ? [{ file, field: "review", kind: "pastReview", found: String(data.review) }] : [];
  }
  if (schema === chapters.schema) return notes;
  visitFields(schema, data, ({ widget }, value, keys) => {
    if (typeof value !== "string" || !isRunningText(widget)) return;
    const bare = noClaims.reduce((text, pattern) => text.replaceAll(pattern, " "), value);
    for (const [found] of bare.matchAll(figure))
      notes.push({ file, field: keys.join("."), kind: "typedFigure", found });
  });
  return notes;
}
