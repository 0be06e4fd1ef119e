import { readTexts } from "../../content-model/content-text";
import type { Widget } from "../../content-model/field-info";
import { parseStrings, type InterfaceString } from "../../content-model/interface-strings";
import { visitFields } from "../../content-model/walk";
import { pathInContent } from "../backend/read-content";
import type { AdminWords } from "../config/field";
import { fieldLabel } from "../validation/field-label";
import { valueText } from "./value-text";

/** A field's value as text. */
export interface FieldValue {
  /** The field's label in the form, of an interface string its key. */
  readonly label: string;
  /** The field's path in the model, of an interface string its key. */
  readonly field: string;
  /** Left out if all languages share the value. */
  readonly language?: string;
  readonly text: string;
  /** Interface strings have none. */
  readonly widget?: Widget;
}

/**
 * The values in a file of `content/` or `locales/`, in the order of the form. Empty if it cannot be parsed.
 *
 * @param path from the project's root
 */
export function fieldValues(path: string, source: string, words: AdminWords): FieldValue[] {
  const [, code] = /^locales\/([^/]+)\//.exec(path) ?? [];
  if (code) return strings(source).map(({ key, text }) => ({ label: key, field: key, language: code, text }));
  return readTexts(pathInContent(path), source).flatMap(({ schema, data, language }) => {
    const values: FieldValue[] = [];
    visitFields(schema, data, (info, value, keys) => {
      const text = valueText(info, value, words);
      if (text === undefined) return;
      const field = keys.join(".");
      const label = fieldLabel(schema, field, words.language);
      values.push({ label, field, text, widget: info.widget, ...(info.shared ? {} : { language }) });
    });
    return values;
  });
}

function strings(source: string): InterfaceString[] {
  try {
    return parseStrings(source);
  } catch {
    return [];
  }
}
