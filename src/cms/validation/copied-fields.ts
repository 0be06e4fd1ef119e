import type { z } from "zod";
import type { AdminLanguage } from "../../content-model/field-info";
import type { InterfaceString } from "../../content-model/interface-strings";
import { translatedTexts } from "../../content-model/walk";
import type { Language } from "../../domain/languages";
import type { Fields } from "../../domain/record";
import { stringsName } from "../config/config";
import { entryTexts, type DecapEntry } from "../decap-entry";
import { schemaOf } from "./check-entry";
import { fieldLabel } from "./field-label";

/** A text that another one takes the place of, and what the form calls it. */
interface Replaced {
  readonly label: string;
  readonly words: string;
}

/** What filling in a language of a form from another one does. */
interface Copying {
  /** Whether there is nothing to fill it in from. */
  readonly isEmpty: boolean;
  /** The texts that are lost. */
  readonly replaced: readonly Replaced[];
}

/** What filling in `into` from `from` does to the texts of a form. */
export function copying(entry: DecapEntry, from: Language, into: Language, wordsIn: AdminLanguage): Copying {
  const [schema, texts] = [schemaOf(entry), entryTexts(entry)];
  const [copied, own] = [texts[from], texts[into]].map((fields = {}) =>
    schema ? wordsOf(schema, fields) : wordsOfStrings(fields),
  );
  const replaced = [...(copied ?? [])].flatMap(([path, words]) => {
    const before = own?.get(path);
    if (before === undefined || before === words) return [];
    return [{ label: schema ? fieldLabel(schema, path, wordsIn) : words, words: before }];
  });
  return { isEmpty: copied?.size === 0, replaced };
}

/** By path, all words that languages do not share. */
function wordsOf(schema: z.ZodObject, fields: Fields): Map<string, string> {
  return new Map(translatedTexts(schema, fields).map(({ field, text }) => [field, text]));
}

/** By key. */
function wordsOfStrings(fields: Fields): Map<string, string> {
  const strings = (fields[stringsName] ?? []) as readonly InterfaceString[];
  return new Map(strings.flatMap(({ key, text }) => (text.trim() === "" ? [] : [[key, text]])));
}
