import { entryFile } from "../../content-model/entry-file";
import type { FieldInfo, Widget } from "../../content-model/field-info";
import { parseStrings, type InterfaceString } from "../../content-model/interface-strings";
import { readTexts } from "../../content-model/read-texts";
import { fieldsIn } from "../../content-model/walk";
import { previewPath } from "../../domain/addresses";
import { localizedPath } from "../../domain/paths";
import type { AdminWords } from "../admin-words";
import { pathInContent } from "../backend/read-content";
import { fieldLabel } from "../validation/field-label";
import { shortened, valueText, type EntryTitles } from "./value-text";

/** A field's value as text. */
export interface FieldValue {
  /** The field's label in the form; empty for an interface string, which has none. */
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
 * @param titleAt titles for references
 */
export function fieldValues(
  path: string,
  source: string,
  words: AdminWords,
  titleAt?: EntryTitles,
): FieldValue[] {
  const [, code] = /^locales\/([^/]+)\//.exec(path) ?? [];
  if (code) return stringValues(strings(source), code);
  const file = pathInContent(path);
  return readTexts(file, source).flatMap(({ schema, data, language }) =>
    fieldsIn(schema, data).flatMap(({ field, value, ...info }): FieldValue[] => {
      const text = previewAddress(info, value, file, words) ?? valueText(info, value, words, titleAt);
      if (text === undefined) return [];
      const label = fieldLabel(schema, field, words.language);
      return [{ label, field, text, widget: info.widget, ...(info.shared ? {} : { language }) }];
    }),
  );
}

/** The link that the form shows for the secret part of the address of an entry's preview. */
function previewAddress({ widget }: FieldInfo, value: unknown, file: string, { language }: AdminWords) {
  const entry = entryFile(file);
  if (widget !== "previewKey" || typeof value !== "string" || !entry) return undefined;
  return localizedPath(previewPath(value, entry.collection.name, entry.slug), language);
}

/** The values of a language's interface strings. */
export function stringValues(list: readonly InterfaceString[], language: string): FieldValue[] {
  return list.map(({ key, text }) => ({ label: "", field: key, language, text }));
}

/**
 * What tells an interface string apart, as the form does: its words in another language, or those that it has; its key if
 * it has none at all.
 */
export function stringLabel(key: string, language: string | undefined, all: readonly FieldValue[]): string {
  const own = all.filter(({ label, field, text }) => label === "" && field === key && text.trim() !== "");
  const { text } = own.find((value) => value.language !== language) ?? own[0] ?? { text: key };
  return `“${shortened(text, longestWords)}”`;
}

/** Number of characters after which the words of an interface string are cut where they are its name. */
const longestWords = 60;

function strings(source: string): InterfaceString[] {
  try {
    return parseStrings(source);
  } catch {
    return [];
  }
}
