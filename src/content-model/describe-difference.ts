import type { z } from "zod";
import { formatDate } from "../domain/format";
import { defaultLanguage, type Language } from "../domain/languages";
import { fieldInfo, type AdminLanguage, type FieldInfo } from "./field-info";
import { fileName, inQuotationMarks, quoted, type Problem } from "./problem-text";
import { problemWords } from "./problem-words";
import type { Difference } from "./shared-fields";
import { structureOf } from "./walk";

/** Describes what differs in the text of a language from the default-language text, which decides. */
export function describeDifference(
  difference: Difference,
  schema: z.ZodType,
  language: Language,
  wordsIn: AdminLanguage = "en",
): Problem {
  const t = problemWords[wordsIn];
  const { path, found, expected, isReordered = false } = difference;
  const field = path.join(".");
  const names = new Intl.DisplayNames([wordsIn], { type: "language" });
  const [own = language, original = defaultLanguage] = [names.of(language), names.of(defaultLanguage)];
  if (isReordered) {
    const sentence = t.moveItems(own, original);
    return { field, found: t.otherOrder, expected: t.orderOf(original), sentence };
  }
  if (Array.isArray(found) && Array.isArray(expected)) {
    const [has, needs] = [t.items(found.length), t.items(expected.length)];
    return {
      field,
      found: has,
      expected: t.asIn(needs, original),
      sentence: t.sameItems(has, own, needs, original),
    };
  }
  const told = {
    field,
    found: quoted(found, wordsIn),
    expected: t.asIn(quoted(expected, wordsIn), original),
  };
  const info = infoAt(schema, path);
  const [has, needs] = [found, expected].map((value) => shownValue(info, value, wordsIn));
  if (!has || !needs) return { ...told, sentence: t.notAsIn(original) };
  return found === undefined ? told : { ...told, sentence: t.instead(has, t.asIn(needs, original)) };
}

/** A value as the form shows it; undefined if only the strings of the site have words for it. */
function shownValue(
  info: FieldInfo | undefined,
  value: unknown,
  language: AdminLanguage,
): string | undefined {
  if (typeof value !== "string" || !info) return quoted(value, language);
  const { widget, options, words, collection } = info;
  if (words ?? collection) return undefined;
  if (widget === "date" && !Number.isNaN(Date.parse(value))) return formatDate(value, language);
  const shown =
    widget === "imageFile" || widget === "file" ? fileName(value) : (options?.[value]?.[language] ?? value);
  return inQuotationMarks(quoted(shown, language));
}

/** What the model says about the field that a path leads to. */
function infoAt(schema: z.ZodType, path: Difference["path"]): FieldInfo | undefined {
  const field = path.reduce<z.ZodType | undefined>((at, key) => {
    const { fields, item } = at ? structureOf(at) : {};
    return item ?? fields?.[key];
  }, schema);
  return field && fieldInfo.get(field);
}
