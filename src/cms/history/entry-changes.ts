import { readTexts } from "../../content-model/content-text";
import { parseStrings } from "../../content-model/interface-strings";
import { visitFields } from "../../content-model/walk";
import { languages } from "../../domain/languages";
import { pathInContent } from "../backend/read-content";
import type { AdminWords } from "../config/field";
import { fieldLabel } from "../validation/field-label";
import type { Texts } from "./edit-history";
import { valueText } from "./value-text";

/** A field that differs between two versions of an entry. */
export interface FieldChange {
  /** The field's label in the form, with the language in front unless all languages share its value. */
  readonly label: string;
  /** Empty if the version does not have the field. */
  readonly before: string;
  readonly after: string;
}

/** The differences between two versions of an entry, in the order of the form. */
export function entryChanges(before: Texts, after: Texts, words: AdminWords): FieldChange[] {
  const [old, recent] = [fieldsOf(before, words), fieldsOf(after, words)];
  const labels = [...new Set([...old.keys(), ...recent.keys()])];
  return labels
    .map((label) => ({ label, before: old.get(label) ?? "", after: recent.get(label) ?? "" }))
    .filter((change) => change.before !== change.after);
}

/** The values of all fields, as text, by label. A file that cannot be parsed counts as one field. */
function fieldsOf(texts: Texts, words: AdminWords): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [path, source] of Object.entries(texts)) {
    for (const [label, value] of valuesOf(path, source, words)) fields.set(label, value);
  }
  return fields;
}

function valuesOf(path: string, source: string, words: AdminWords): [string, string][] {
  const [, code = ""] = /^locales\/([^/]+)\//.exec(path) ?? [];
  if (code) return parseStrings(source).map(({ key, text }) => [`${nameOf(code)} — ${key}`, text]);
  const texts = readTexts(pathInContent(path), source);
  if (texts.length === 0) return [[path, source]];
  return texts.flatMap(({ schema, data, language }) => {
    const values: [string, string][] = [];
    visitFields(schema, data, (info, value, keys) => {
      const label = fieldLabel(schema, keys.join("."), words.language);
      const text = valueText(info, value, words);
      if (text !== undefined) values.push([info.shared ? label : `${nameOf(language)} — ${label}`, text]);
    });
    return values;
  });
}

function nameOf(code: string): string {
  return languages.find((language) => language.code === code)?.name ?? code;
}
