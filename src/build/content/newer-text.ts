import { entryFile, entryPath } from "../../content-model/entry-file";
import { olderAmong } from "../../content-model/translations";
import { languageCodes } from "../../domain/languages";
import { writtenIn } from "./all-texts";

/**
 * The language in which the text of a file has changed since the one in `language` was last confirmed; null if
 * there is none. `file` is a path relative to `content/`.
 */
export function newerLanguage(contentRoot: string, file: string, language: string): string | null {
  const entry = entryFile(file);
  const files = entry ? languageCodes.map((code) => entryPath(entry.collection, entry.slug, code)) : [file];
  const older = olderAmong(files.flatMap((each) => writtenIn(contentRoot, each)));
  return older.find(({ text }) => text.language === language)?.newer ?? null;
}
