import type { z } from "zod";
import { fieldsIn, type FilledField } from "../../content-model/walk";
import { languageCodes } from "../../domain/languages";
import { oneLine } from "../../domain/one-line";
import { entryTexts, textPath, type DecapEntry } from "../decap-entry";

/** An entry with its texts of one line as they are stored, so that checks and its address are of these. */
export function withOneLineTexts(schema: z.ZodObject, entry: DecapEntry): DecapEntry {
  const texts = entryTexts(entry);
  return languageCodes
    .flatMap((code) => fieldsIn(schema, texts[code]).map((field) => ({ ...field, code })))
    .filter(isOneLine)
    .reduce(
      (kept, { code, field, value }) =>
        kept.setIn([...textPath(code), ...field.split(".")], oneLine(String(value))),
      entry,
    );
}

const isOneLine = ({ widget, value }: FilledField) =>
  typeof value === "string" && (widget === "string" || widget === "alternative");
