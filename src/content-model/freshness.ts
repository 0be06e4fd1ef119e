import { z } from "zod";
import { defaultLanguage, languageCodes, type Language } from "../domain/languages";
import { isRecord, type Fields } from "../domain/record";
import { fieldHashes, textHash, type NamedPair } from "./field-hashes";
import { sameTexts } from "./same-texts";

/** Name of the field of a translation that holds its {@link Confirmed}. It is no part of the model. */
export const confirmedField = "confirmed";

/**
 * By name of a field: the hashes of its text in the default language and in the translation when both were last
 * confirmed to say the same, `3f2a91bc 07d1e5aa`. Neither is the original: whichever changes alone makes the
 * other one older. Of a field with texts that are mere copies: `untranslated`, and the language that its words are in
 * where that is known, `untranslated id`.
 */
export type Confirmed = Readonly<Record<string, string>>;

/** The fields of an entry, page copy or settings in each language that has them. */
export type TextsByLanguage = Readonly<Partial<Record<Language, Fields>>>;

/** A text that stayed as it was when the same text in another language changed. */
export interface OlderText {
  readonly language: Language;
  /** The language that has changed. */
  readonly newer: Language;
  /** Names of the fields that have changed there. */
  readonly fields: readonly string[];
}

/** A text that is a mere copy of the one in another language, and that nobody has confirmed. */
export interface UntranslatedText {
  readonly language: Language;
  /** The language in which it says the same. */
  readonly source: Language;
  /** Whether it was filled in from there; otherwise its words may be in either language. */
  readonly isFilledIn: boolean;
  /** Of its field. */
  readonly path: string;
}

/** The texts that are not translated yet. */
export function untranslatedTexts(schema: z.ZodObject, texts: TextsByLanguage): UntranslatedText[] {
  return pairsOf(texts).flatMap(([language, original, translation]) =>
    fieldHashes(schema, original, translation).flatMap(([name, now]) => {
      const before = confirmedIn(translation)[name];
      const writtenIn = before && untranslated.exec(before)?.[1];
      const isBackwards = writtenIn === language;
      return copiesIn(name, schema, [original, translation], { now, before }).map((path) => ({
        language: isBackwards ? defaultLanguage : language,
        source: isBackwards ? language : defaultLanguage,
        isFilledIn: Boolean(writtenIn),
        path,
      }));
    }),
  );
}

/** The texts that are older than in another language. */
export function olderTexts(schema: z.ZodObject, texts: TextsByLanguage): OlderText[] {
  return pairsOf(texts).flatMap(([language, original, translation]): OlderText[] => {
    const confirmed = confirmedIn(translation);
    const hashes = fieldHashes(schema, original, translation);
    const changedIn = (side: number) =>
      hashes.flatMap(([name, now]) => (changedAlone(now, confirmed[name]) === side ? [name] : []));
    const [inOriginal, inTranslation] = [changedIn(0), changedIn(1)];
    return [
      { language, newer: defaultLanguage, fields: inOriginal },
      { language: defaultLanguage, newer: language, fields: inTranslation },
    ].filter(({ fields }) => fields.length > 0);
  });
}

/**
 * The texts with every translation's {@link Confirmed} brought up to date. A field that is new or has changed in
 * both languages counts as confirmed, unless it is a copy; one that is new or has changed in one of them stays as it was
 * confirmed before.
 *
 * @param copiedFrom the language from which texts have just been filled in
 */
export function withConfirmed(
  schema: z.ZodObject,
  texts: TextsByLanguage,
  copiedFrom?: Language,
): TextsByLanguage {
  return changeConfirmed(texts, (original, translation) => {
    const former = confirmedIn(translation);
    return fieldHashes(schema, original, translation).map(([name, now]) => {
      const before = former[name];
      if (changedAlone(now, before) !== undefined) return [name, before ?? blank];
      const isCopied = copiedFrom !== undefined;
      const copies = copiesIn(name, schema, [original, translation], { now, before, isCopied });
      if (copies.length === 0) return [name, now];
      const mark = isCopied ? `untranslated ${copiedFrom}` : "untranslated";
      return [name, !isCopied && before && untranslated.test(before) ? before : mark];
    });
  });
}

/** The texts with all fields confirmed as they are now. */
export function confirmAll(schema: z.ZodObject, texts: TextsByLanguage): TextsByLanguage {
  return changeConfirmed(texts, (original, translation) => fieldHashes(schema, original, translation));
}

/** What a translation's field {@link confirmedField} holds, without anything that is neither hashes nor a mark. */
export function confirmedIn(translation: Fields): Confirmed {
  const value = translation[confirmedField];
  if (!isRecord(value)) return {};
  const pairs = Object.entries(value).filter((entry): entry is [string, string] => isKnown(entry[1]));
  return Object.fromEntries(pairs);
}

const untranslated = /^untranslated(?: (\S+))?$/;

const isKnown = (value: unknown) =>
  typeof value === "string" && (/^[\da-f]{8} [\da-f]{8}$/.test(value) || untranslated.test(value));

function changeConfirmed(
  texts: TextsByLanguage,
  confirm: (original: Fields, translation: Fields) => readonly NamedPair[],
): TextsByLanguage {
  const changed = pairsOf(texts).map(([language, original, translation]) => {
    const pairs = confirm(original, translation);
    // a text without words of its own has nothing to confirm
    if (pairs.length === 0 && !(confirmedField in translation)) return [language, translation] as const;
    return [language, { ...translation, [confirmedField]: Object.fromEntries(pairs) }] as const;
  });
  return { ...texts, ...Object.fromEntries(changed) };
}

/** Each translation beside the text of the default language. */
function pairsOf(texts: TextsByLanguage): (readonly [Language, Fields, Fields])[] {
  const original = texts[defaultLanguage];
  return languageCodes.flatMap((language) => {
    const translation = texts[language];
    if (language === defaultLanguage || !original || !translation) return [];
    return [[language, original, translation] as const];
  });
}

/** The hashes of a field that is blank in both languages, as one is of which nothing was confirmed. */
const blank = `${textHash("")} ${textHash("")}`;

/**
 * Which of both texts has changed since they were confirmed; undefined if none has, or both, or if one is a mere copy
 * of the other, which is not older for that.
 */
function changedAlone(now: string, confirmed = blank): number | undefined {
  const [original, translation] = now.split(" ");
  if (original === translation) return undefined;
  const before = confirmed.split(" ");
  const changed = now.split(" ").flatMap((hash, side) => (hash === before[side] ? [] : [side]));
  return changed.length === 1 ? changed[0] : undefined;
}

interface FieldState {
  /** The hashes of both texts. */
  readonly now: string;
  readonly before: string | undefined;
  readonly isCopied?: boolean;
}

/** The paths in a field of texts that are mere copies, unless they were confirmed, or one language is older. */
function copiesIn(
  name: string,
  schema: z.ZodObject,
  [original, translation]: readonly [Fields, Fields],
  { now, before, isCopied = false }: FieldState,
): string[] {
  if (now === before || changedAlone(now, before) !== undefined) return [];
  const field = z.object({ [name]: schema.shape[name] as z.ZodType });
  const wasCopied = before !== undefined && untranslated.test(before);
  return sameTexts(field, original, translation, isCopied || wasCopied).map(({ path }) => path);
}
