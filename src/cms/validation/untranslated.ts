import type { z } from "zod";
import { visitFields } from "../../content-model/walk";
import { defaultLanguage, languageCodes } from "../../domain/languages";
import type { EntryTexts } from "./entry-problems";

/** Names and short phrases may be the same in two languages; what has more words is hardly ever. */
const fewestWords = 5;

/**
 * The texts that say word for word the same in two languages, so that one of them is not translated, by the path of
 * their field.
 */
export function untranslated(schema: z.ZodType, texts: EntryTexts): ReadonlyMap<string, string> {
  const originals = textsByPath(schema, texts[defaultLanguage]);
  const found = languageCodes
    .filter((code) => code !== defaultLanguage)
    .flatMap((code) => [...textsByPath(schema, texts[code])])
    .filter(([path, words]) => originals.get(path) === words);
  return new Map(found);
}

function textsByPath(schema: z.ZodType, data: unknown): Map<string, string> {
  const found = new Map<string, string>();
  visitFields(schema, data, ({ widget, shared }, value, path) => {
    if (shared || !["string", "text", "markdown", "alternative"].includes(widget)) return;
    if (typeof value === "string" && value.trim().split(/\s+/).length >= fewestWords)
      found.set(path.join("."), value.trim());
  });
  return found;
}
