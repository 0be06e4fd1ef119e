import { writeTexts } from "../../content-model/write-texts";
import type { AdminWords } from "../admin-words";
import { sourcesOf, textsIn } from "../backend/read-content";
import type { FileState } from "../backend/read-files";
import { entryTexts, type DecapEntry } from "../decap-entry";
import { entryChanges, type FieldChange } from "../history/entry-changes";

/**
 * The fields in which files that somebody else saved differ from the form; `before` is what they saved. Fields that are
 * blank there are left out: a translation also lacks the fields that it shares.
 */
export function theirFields(
  entry: DecapEntry,
  saved: readonly FileState[],
  words: AdminWords,
): readonly FieldChange[] {
  const theirs = Object.fromEntries(saved.map(({ path, text = "" }) => [path, text]));
  const form = entryTexts(entry);
  const own = textsIn(theirs).map((text) => ({ ...text, data: form[text.language] ?? {} }));
  return entryChanges(theirs, sourcesOf(writeTexts(own)), words).filter(({ before }) => before !== "");
}
