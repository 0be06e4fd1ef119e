import type { z } from "zod";
import { fieldInfo } from "../../content-model/field-info";
import { otherLanguages } from "../../domain/languages";
import { textPath, type DecapEntry } from "../decap-entry";

/**
 * Removes shared lists from all languages but the default one. The form shows and the build reads only that
 * copy; a second one would become outdated with the next change.
 */
export function keepListsOnce(schema: z.ZodObject, entry: DecapEntry): DecapEntry {
  const lists = Object.keys(schema.shape).filter((name) => isSharedList(schema.shape[name] as z.ZodType));
  return otherLanguages
    .flatMap((code) => lists.map((name) => [...textPath(code), name]))
    .reduce((kept, path) => kept.deleteIn(path), entry);
}

function isSharedList(schema: z.ZodType): boolean {
  const info = fieldInfo.get(schema);
  return info?.widget === "list" && info.shared;
}
