import { formatLanguage } from "../../domain/format";
import type { AdminWords } from "../admin-words";
import type { Sources } from "../backend/read-content";
import { fieldValues, stringLabel, type FieldValue } from "../files/field-values";
import type { EntryTitles } from "../files/value-text";
import { withoutEscapes } from "../texts/escapes";

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
  const values = new Map([...old, ...recent]);
  return [...values]
    .map(([key, value]) => ({
      label: fullLabel(value, [...values.values()], words),
      ...asRead(value, old.get(key)?.text ?? "", recent.get(key)?.text ?? ""),
    }))
    .filter((change) => change.before !== change.after);
}

/** Two texts as they are read; where only the signs of Markdown differ, as they are written. */
function asRead(
  { widget }: FieldValue,
  before: string,
  after: string,
): Pick<FieldChange, "before" | "after"> {
  const read = { before: withoutEscapes(before), after: withoutEscapes(after) };
  return widget === "markdown" && read.before !== read.after ? read : { before, after };
}

/** The values of all fields, as text, by language and field. A file that cannot be parsed counts as one field. */
function fieldsOf(texts: Sources, words: AdminWords, titleAt?: EntryTitles): Map<string, FieldValue> {
  const values = Object.entries(texts).flatMap(([path, source]) => {
    const found = fieldValues(path, source, words, titleAt);
    return found.length > 0 ? found : [{ label: path, field: path, text: source }];
  });
  return new Map(values.map((value) => [[value.language ?? "", value.field].join(), value]));
}

function fullLabel(value: FieldValue, all: readonly FieldValue[], words: AdminWords): string {
  const label = value.label || stringLabel(value.field, value.language, all);
  return value.language ? `${formatLanguage(value.language, words.language)} — ${label}` : label;
}
