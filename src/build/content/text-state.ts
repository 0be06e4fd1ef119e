import { entryFile, entryPath } from "../../content-model/entry-file";
import { olderAmong, untranslatedAmong } from "../../content-model/translations";
import { languageCodes } from "../../domain/languages";
import { writtenIn } from "./all-texts";

/** What a text of a file lacks in comparison with another language, each null if there is none. */
export interface TextState {
  /** The language in which it has changed since the one here was last confirmed. */
  readonly newerIn: string | null;
  /** The language from which something here was filled in, and not translated since. */
  readonly partlyIn: string | null;
}

/** The state of the text in `language` of a file, given its path relative to `content/`. */
export function textState(contentRoot: string, file: string, language: string): TextState {
  const entry = entryFile(file);
  const files = entry ? languageCodes.map((code) => entryPath(entry.collection, entry.slug, code)) : [file];
  const texts = files.flatMap((each) => writtenIn(contentRoot, each));
  const older = olderAmong(texts).find(({ text }) => text.language === language);
  const copy = untranslatedAmong(texts).find(({ text, isFilledIn }) => isFilledIn && text.language === language);
  return { newerIn: older?.newer ?? null, partlyIn: copy?.source ?? null };
}
