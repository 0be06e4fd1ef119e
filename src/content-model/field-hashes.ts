import type { z } from "zod";
import type { Fields } from "../domain/record";
import { translatedTexts } from "./walk";

/** A field, and the hashes of its text in the default language and in the translation: `3f2a91bc 07d1e5aa`. */
export type NamedPair = readonly [name: string, hashes: string];

/** The hashes of both texts of each field that is translated. */
export function fieldHashes(schema: z.ZodObject, original: Fields, translation: Fields): NamedPair[] {
  return Object.entries(schema.shape).flatMap(([name, field]): NamedPair[] => {
    const texts = [original, translation].map((fields) => textsInside(field as z.ZodType, fields[name]));
    if (texts.every((own) => own.length === 0)) return [];
    return [[name, texts.map((own) => textHash(own.join("\n"))).join(" ")]];
  });
}

/** The texts inside a field with their paths, without shared values. Their white space is made alike. */
function textsInside(schema: z.ZodType, value: unknown): string[] {
  return translatedTexts(schema, value).map(
    ({ field, text }) => `${field && `.${field}`} ${text.replace(/\s+/g, " ")}`,
  );
}

/** FNV-1a of a text, which is no secret, and short enough for people to look at: eight hexadecimal digits. */
export function textHash(text: string): string {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (state >>> 0).toString(16).padStart(8, "0");
}
