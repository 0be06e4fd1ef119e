import type { Fields } from "../content-model/record";
import { defaultLanguage, languageCodes, type Language } from "../i18n/languages";
import type { EntryTexts } from "./validation/entry-problems";
import type { MediaFile } from "./validation/media";

/** An entry as Decap's events carry it: an immutable map. */
export interface DecapEntry {
  get(key: "collection" | "slug"): string;
  /** Whether it was never saved. */
  get(key: "newRecord"): boolean | undefined;
  getIn(path: readonly string[]): unknown;
  deleteIn(path: readonly string[]): DecapEntry;
  toJS(): DecapEntryFields;
}

interface DecapEntryFields {
  readonly data?: Fields;
  readonly i18n?: Readonly<Partial<Record<Language, { readonly data?: Fields }>>>;
  readonly mediaFiles?: readonly MediaFile[];
}

/** Where Decap keeps what an entry says in a language. */
export function textPath(language: Language): readonly string[] {
  return language === defaultLanguage ? ["data"] : ["i18n", language, "data"];
}

/** What the form holds in each language. */
export function entryTexts(entry: DecapEntry): EntryTexts {
  const { data, i18n = {} } = entry.toJS();
  const textIn = (code: Language) => (code === defaultLanguage ? data : i18n[code]?.data);
  return Object.fromEntries(languageCodes.map((code) => [code, textIn(code)]));
}
