import type { z } from "zod";
import { isOptional, type Language } from "../domain/languages";
import type { Fields } from "../domain/record";
import { never, startOf } from "./appearance";
import { translatedTexts } from "./walk";

/** Whether a translation is left out: its language is optional, and it says nothing. */
export function isLeftOut(schema: z.ZodObject, data: unknown, language: Language): boolean {
  return isOptional(language) && saysNothing(schema, data);
}

/**
 * Whether a text is still to be written: a draft may be in one language first. Its file holds what all languages share.
 */
export function isUnwritten(schema: z.ZodObject, data: Fields): boolean {
  return startOf(data) === never && saysNothing(schema, data);
}

/** Whether all texts of a language are blank, apart from what all languages share. */
export function saysNothing(schema: z.ZodObject, data: unknown): boolean {
  return translatedTexts(schema, data).length === 0;
}
