import { defaultLanguage, languageCodes, type Language } from "../domain/languages";
import type { Fields } from "../domain/record";
import type { EntryTexts } from "./validation/entry-problems";
import type { MediaFile } from "./validation/media";

/** An entry as Decap's events carry it: an immutable map. */
export interface DecapEntry {
  get(key: "collection" | "slug"): string;
  /** Whether the entry was never saved. */
  get(key: "newRecord"): boolean | undefined;
  getIn(path: readonly string[]): unknown;
  deleteIn(path: readonly string[]): DecapEntry;
  setIn(path: readonly string[], value: unknown): DecapEntry;
  toJS(): DecapEntryFields;
}

interface DecapEntryFields {
  readonly data?: Fields;
  readonly i18n?: Readonly<Partial<Record<string, { readonly data?: Fields }>>>;
  readonly mediaFiles?: readonly MediaFile[];
}

/** Path of a language's fields in Decap's map. */
export function textPath(language: Language): readonly string[] {
  return language === defaultLanguage ? ["data"] : ["i18n", language, "data"];
}

/** The form's fields in each language. */
export function entryTexts(entry: DecapEntry): EntryTexts {
  const { data, i18n = {} } = entry.toJS();
  const textIn = (code: string) => (code === defaultLanguage ? data : i18n[code]?.data);
  return Object.fromEntries(languageCodes.map((code) => [code, textIn(code)]));
}
