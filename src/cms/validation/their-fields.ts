import { writeTexts } from "../../content-model/write-texts";
import type { AdminWords } from "../admin-words";
import { sourcesOf, textsIn } from "../backend/read-content";
import type { FileState } from "../backend/read-files";
import { entryTexts, type DecapEntry } from "../decap-entry";
import { entryChanges, type FieldChange } from "../history/entry-changes";

/**
 * The fields in which files that somebody else saved differ from the form; `before` is what they saved. Fields that are
 * blank there are left out: a translation also lacks the fields that it shares. So are those that only the editor has
 * changed, unless nothing is left then.
 *
 * @param loaded the entry as the form was opened with it, where that is known
 */
export function theirFields(
  entry: DecapEntry,
  saved: readonly FileState[],
  words: AdminWords,
  loaded?: DecapEntry,
): readonly FieldChange[] {
  const theirs = Object.fromEntries(saved.map(({ path, text = "" }) => [path, text]));
  const differing = (from: DecapEntry) => {
    const texts = entryTexts(from);
    const own = textsIn(theirs).map((text) => ({ ...text, data: texts[text.language] ?? {} }));
    return entryChanges(theirs, sourcesOf(writeTexts(own)), words).filter(({ before }) => before !== "");
  };
  const fields = differing(entry);
  const changed = new Set(loaded && differing(loaded).map(({ label }) => label));
  const their = fields.filter(({ label }) => changed.has(label));
  return their.length > 0 ? their : fields;
}
