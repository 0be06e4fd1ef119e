import type { z } from "zod";
import { isOnSite } from "../../content-model/appearance";
import type { Collection } from "../../content-model/collection";
import { entryFile } from "../../content-model/entry-file";
import { defaultLanguage, languageCodes, type Language } from "../../domain/languages";
import { contentFiles } from "../validation/content-files";
import { buildDay } from "./build-day";
import { readEntry } from "./read-entry";

/** An entry in all its languages. */
export interface TranslatedEntry<Fields> {
  readonly slug: string;
  /** The text of a field by language code, only of languages with their own text. */
  readonly texts: (field: keyof Fields) => Readonly<Record<string, string>>;
  /** Languages with their own text. */
  readonly writtenIn: readonly Language[];
  /** Fields in the default language. */
  readonly fields: Fields;
  /** Fields shown in a language: its own, with the default language's as fallback. */
  readonly fieldsIn: (language: string) => Fields;
}

/** The entries of a collection that are on the site on a day, without those that break the model. */
export function entriesOf<Schema extends z.ZodObject>(
  contentRoot: string,
  collection: Collection<Schema>,
  today = buildDay,
): readonly TranslatedEntry<z.output<Schema>>[] {
  type Fields = z.output<Schema>;
  const entries = new Map<string, Map<string, Fields>>();
  for (const file of contentFiles(contentRoot)) {
    const entry = entryFile(file);
    if (entry?.collection.name !== collection.name) continue;
    const { data } = readEntry(contentRoot, entry);
    if (!data || !isOnSite(data, today)) continue;
    const texts = entries.get(entry.slug) ?? new Map<string, Fields>();
    entries.set(entry.slug, texts.set(entry.language, data as Fields));
  }
  return [...entries].flatMap(([slug, texts]) => {
    const fields = texts.get(defaultLanguage) ?? [...texts.values()][0];
    if (!fields) return [];
    return [
      {
        ...{ slug, fields, writtenIn: languageCodes.filter((code) => texts.has(code)) },
        texts: (field) => Object.fromEntries([...texts].map(([code, text]) => [code, String(text[field])])),
        fieldsIn: (language) => texts.get(language) ?? fields,
      },
    ];
  });
}
