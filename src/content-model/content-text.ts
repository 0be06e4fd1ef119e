import type { z } from "zod";
import { languageCodes, type Language } from "../i18n/languages";
import { copyFileAt, copyFilePath, entryFile, entryPath, type EntryFile } from "./entry-file";
import { parseCopyFile, parseMarkdownEntry } from "./file-text";
import { isRecord, type Fields } from "./record";

/** What one file of `content/` says in one language: an entry, page copy or settings. */
export interface ContentText {
  /** Path of the file relative to `content/`. */
  readonly file: string;
  readonly language: Language;
  /** The same in every language: `news/peat-fire`, `pages/home`. */
  readonly name: string;
  /** Of an entry: the address of its page in the default language. */
  readonly address?: string;
  /** Of an entry: the parts of its page that links may lead to. */
  readonly sections?: readonly string[];
  readonly schema: z.ZodObject;
  readonly data: Fields;
}

/** An entry as a {@link ContentText}. */
export function entryText(entry: EntryFile, data: Fields): ContentText {
  const { collection, slug, language } = entry;
  return {
    file: entryPath(collection, slug, language),
    language,
    name: entryName(entry),
    address: collection.path({ ...data, slug }),
    sections: collection.sections ?? [],
    schema: collection.schema,
    data,
  };
}

/** What an entry is called in every language: `news/peat-fire`. */
export function entryName({ collection, slug }: Pick<EntryFile, "collection" | "slug">): string {
  return `${collection.name}/${slug}`;
}

/**
 * The texts of a file, by its path relative to `content/`: one of an entry, one for each language of page
 * copy and settings; none where the file is neither, or cannot be read.
 */
export function readTexts(file: string, source: string): ContentText[] {
  try {
    const entry = entryFile(file);
    if (entry) return [entryText(entry, parseMarkdownEntry(source))];
    const copyFile = copyFileAt(file);
    if (!copyFile) return [];
    const data = parseCopyFile(source);
    const name = copyFilePath(copyFile).replace(/\.json$/, "");
    return languageCodes.flatMap((language) => {
      const fields = data[language];
      return isRecord(fields) ? [{ file, language, name, schema: copyFile.schema, data: fields }] : [];
    });
  } catch {
    return [];
  }
}
