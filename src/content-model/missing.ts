import type { z } from "zod";
import { defaultLanguage, languageCodes, type Language } from "../domain/languages";
import type { Fields } from "../domain/record";
import { isBlank } from "./blank-fields";
import type { TextsByLanguage } from "./freshness";
import { saysNothing } from "./left-out";
import { valueAt } from "./problem-text";
import type { Demand } from "./rule";

/** Whether an issue is only that something is missing; `data` is what was validated. */
export function isMissing(issue: z.core.$ZodIssue, data: unknown): boolean {
  if (issue.code === "unrecognized_keys") return false;
  // an item of a list that is no group of fields, as only a person without the form writes it
  if (issue.code === "invalid_type" && typeof issue.path.at(-1) === "number") return false;
  if (issue.code === "too_small" && issue.origin === "array") return true;
  return isBlank(valueAt(data, issue.path));
}

/** Whether a rule only demands something that is missing; `data` is what was validated. */
export function demandsMissing({ isMissing: alone, path }: Demand, data: unknown): boolean {
  return alone === true || isBlank(valueAt(data, path));
}

/**
 * The language in which a draft has to have its title: the first one that has it, else the first one that says anything,
 * else the default one.
 */
export function languageOfTitle(schema: z.ZodObject, texts: TextsByLanguage): Language {
  const first = (has: (text: Fields) => boolean) => languageCodes.find((code) => has(texts[code] ?? {}));
  return (
    first(({ title }) => !isBlank(title)) ?? first((text) => !saysNothing(schema, text)) ?? defaultLanguage
  );
}
