import type { z } from "zod";
import { isOptional, type Language } from "../domain/languages";
import { visitFields } from "./walk";

/**
 * Whether a translation is left out: its language is optional, and all its texts that are not shared are
 * blank.
 */
export function isLeftOut(schema: z.ZodObject, data: unknown, language: Language): boolean {
  if (!isOptional(language)) return false;
  let saysSomething = false;
  visitFields(schema, data, ({ shared }, value) => {
    if (!shared && typeof value === "string" && value.trim() !== "") saysSomething = true;
  });
  return !saysSomething;
}
