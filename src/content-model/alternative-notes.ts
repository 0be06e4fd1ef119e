import { isRecord } from "../domain/record";
import { wordyBeginning } from "./alternative-text";
import { placeIn, type ContentNote } from "./content-note";
import type { ContentText } from "./content-text";
import { markdownImages } from "./markdown-references";
import { fileName } from "./problem-text";
import { visitFields } from "./walk";

/** Alternative texts that are missing, or begin like a label. */
export function alternativeNotes(text: ContentText): ContentNote[] {
  const notes: ContentNote[] = [];
  const missing = (field: string, src: unknown) => {
    if (typeof src === "string" && src !== "")
      notes.push({ ...placeIn(text, field), kind: "noAlternative", found: fileName(src) });
  };
  visitFields(text.schema, text.data, ({ widget }, value, keys) => {
    const field = keys.join(".");
    if (widget === "group" && isRecord(value) && !value.alt) missing(`${field}.alt`, value.src);
    if (typeof value !== "string") return;
    const images = widget === "markdown" ? markdownImages(value) : [];
    for (const { alt, src } of images) if (alt.trim() === "") missing(field, src);
    const alternatives = widget === "alternative" ? [value] : images.map(({ alt }) => alt);
    for (const found of alternatives.map(wordyBeginning))
      if (found) notes.push({ ...placeIn(text, field), kind: "wordyAlternative", found });
  });
  return notes;
}
