import { languageCodes, type Language } from "../domain/languages";
import { isRecord, type Fields } from "../domain/record";
import type { CopyFile } from "./collection";
import type { ContentText } from "./content-text";
import { copyFileAt, copyFilePath, entryFile, entryPath, nameOf, type EntryFile } from "./entry-file";
import { parseCopyFile, parseMarkdownEntry } from "./file-text";

/** An entry as a {@link ContentText}. */
export function entryText(entry: EntryFile, data: Fields): ContentText {
  const { collection, slug, language } = entry;
  return {
    file: entryPath(collection, slug, language),
    language,
    name: nameOf(entry),
    ...(collection.hasPage({ ...data, slug }) && { address: collection.path({ ...data, slug }) }),
    sections: collection.sections ?? [],
    schema: collection.schema,
    data,
  };
}

/** One language of page copy or settings as a {@link ContentText}. */
export function copyText(copyFile: CopyFile, language: Language, data: Fields): ContentText {
  const file = copyFilePath(copyFile);
  return { file, language, name: file.replace(/\.json$/, ""), schema: copyFile.schema, data };
}

/**
 * Parses a file, given its path relative to `content/` and its source: one text for an entry, one per
 * language for page copy and settings. Empty if the file is none of these or cannot be parsed.
 */
export function readTexts(file: string, source: string): ContentText[] {
  try {
    const entry = entryFile(file);
    if (entry) return [entryText(entry, parseMarkdownEntry(source))];
    const copyFile = copyFileAt(file);
    if (!copyFile) return [];
    const data = parseCopyFile(source);
    return languageCodes.flatMap((language) => {
      const fields = data[language];
      return isRecord(fields) ? [copyText(copyFile, language, fields)] : [];
    });
  } catch {
    return [];
  }
}
