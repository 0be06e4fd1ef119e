import type { z } from "zod";
import { fieldInfo } from "../../content-model/field";
import { defaultLanguage, languageCodes } from "../../i18n/languages";
import { textPath, type DecapEntry } from "../decap-entry";

/** Gives every language the lists that are the same in all: the form shows them in the default one only. */
export function copySharedLists(schema: z.ZodObject, entry: DecapEntry): DecapEntry {
  const lists = Object.keys(schema.shape).filter((name) => isSharedList(schema.shape[name] as z.ZodType));
  const others = languageCodes.filter((code) => code !== defaultLanguage);
  return others
    .flatMap((code) => lists.map((name) => ({ code, name })))
    .reduce(
      (copied, { code, name }) =>
        copied.setIn([...textPath(code), name], entry.getIn([...textPath(defaultLanguage), name])),
      entry,
    );
}

function isSharedList(schema: z.ZodType): boolean {
  const info = fieldInfo.get(schema);
  return info?.widget === "list" && info.shared;
}
