import { languageName } from "../../domain/languages";
import type { Sources } from "../backend/read-content";
import type { AdminWords } from "../config/field";
import { fieldValues, type FieldValue } from "../files/field-values";
import type { EntryTitles } from "../files/value-text";

/** A field that differs between two versions of an entry. */
export interface FieldChange {
  /** The field's label in the form, with the language in front unless all languages share its value. */
  readonly label: string;
  /** Empty if the version does not have the field. */
  readonly before: string;
  readonly after: string;
}

/** The differences between two versions of an entry, in the order of the form; `titleAt` finds titles for references. */
export function entryChanges(
  before: Sources,
  after: Sources,
  words: AdminWords,
  titleAt?: EntryTitles,
): FieldChange[] {
  const [old, recent] = [fieldsOf(before, words, titleAt), fieldsOf(after, words, titleAt)];
  const labels = [...new Set([...old.keys(), ...recent.keys()])];
  return labels
    .map((label) => ({ label, before: old.get(label) ?? "", after: recent.get(label) ?? "" }))
    .filter((change) => change.before !== change.after);
}

/** The values of all fields, as text, by label. A file that cannot be parsed counts as one field. */
function fieldsOf(texts: Sources, words: AdminWords, titleAt?: EntryTitles): Map<string, string> {
  const values = Object.entries(texts).flatMap(([path, source]) => {
    const found = fieldValues(path, source, words, titleAt);
    return found.length > 0 ? found : [{ label: path, text: source }];
  });
  return new Map(values.map((value) => [fullLabel(value), value.text]));
}

function fullLabel({ label, language }: Pick<FieldValue, "label" | "language">): string {
  return language ? `${languageName(language)} — ${label}` : label;
}
