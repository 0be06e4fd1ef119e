import type { z } from "zod";
import { never, startOf } from "../../content-model/appearance";
import { saysNothing } from "../../content-model/left-out";
import { defaultLanguage, languageCodes, type Language } from "../../domain/languages";
import type { EntryTexts } from "./entry-problems";

/** A language without any text, and one that it can be filled in from. */
export interface FillingIn {
  readonly into: Language;
  readonly from: Language;
}

/** How a form can be filled in, if one of its languages has no text yet and the entry is no draft, which needs one only. */
export function fillingIn(schema: z.ZodObject, texts: EntryTexts): FillingIn | undefined {
  if (startOf(texts[defaultLanguage] ?? {}) === never) return undefined;
  const isBlank = (code: Language) => saysNothing(schema, texts[code]);
  const [into, from] = [languageCodes.find(isBlank), languageCodes.find((code) => !isBlank(code))];
  return into && from && { into, from };
}
