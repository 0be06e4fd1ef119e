import type { z } from "zod";
import { fieldInfo } from "../../content-model/field-info";
import { defaultLanguage, languageCodes } from "../../i18n/languages";
import { textPath, type DecapEntry } from "../decap-entry";

/**
 * Keeps a list that is the same in all languages in the default one only: the form shows it there, the
 * build takes it from there, and a second copy would be left behind by the next change.
 */
export function keepListsOnce(schema: z.ZodObject, entry: DecapEntry): DecapEntry {
  const lists = Object.keys(schema.shape).filter((name) => isSharedList(schema.shape[name] as z.ZodType));
  const others = languageCodes.filter((code) => code !== defaultLanguage);
  return others
    .flatMap((code) => lists.map((name) => [...textPath(code), name]))
    .reduce((kept, path) => kept.deleteIn(path), entry);
}

function isSharedList(schema: z.ZodType): boolean {
  const info = fieldInfo.get(schema);
  return info?.widget === "list" && info.shared;
}
