import { isRecord } from "../domain/record";
import { wordyBeginning } from "./alternative-text";
import { placeIn, type ContentNote } from "./content-note";
import type { ContentText } from "./content-text";
import { markdownImages } from "./markdown-references";
import { fileName } from "./problem-text";
import { fieldsIn } from "./walk";

/** Alternative texts that are missing, or begin like a label. */
export function alternativeNotes(text: ContentText): ContentNote[] {
  const notes: ContentNote[] = [];
  const missing = (field: string, src: unknown, isInText = false) => {
    if (typeof src !== "string" || src === "") return;
    const found = fileName(src);
    const picture = isInText && { picture: found };
    notes.push({ ...placeIn(text, field), kind: "noAlternative", found, ...picture });
  };
  const wordy = (field: string, alternative: string, picture?: string) => {
    const found = wordyBeginning(alternative);
    if (found)
      notes.push({ ...placeIn(text, field), kind: "wordyAlternative", found, ...(picture && { picture }) });
  };
  for (const { widget, field, value } of fieldsIn(text.schema, text.data)) {
    if (widget === "group" && isRecord(value) && !value.alt) missing(`${field}.alt`, value.src);
    if (typeof value !== "string") continue;
    if (widget === "alternative") wordy(field, value);
    for (const { alt, src } of widget === "markdown" ? markdownImages(value) : []) {
      if (alt.trim() === "") missing(field, src, true);
      wordy(field, alt, fileName(src));
    }
  }
  return notes;
}
