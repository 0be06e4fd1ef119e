import type { z } from "zod";
import { withoutBlankFields } from "../../content-model/blank-fields";
import type { Collection, CopyFile } from "../../content-model/collection";
import {
  parseCopyFile,
  parseMarkdownEntry,
  writeJson,
  writeMarkdownEntry,
} from "../../content-model/file-text";
import { parseStrings, writeStrings, type InterfaceString } from "../../content-model/interface-strings";
import type { Fields } from "../../content-model/record";
import { isLeftOut } from "../../content-model/written";
import { isLanguage } from "../../i18n/languages";
import { inModelOrder } from "./in-model-order";

/** How Decap reads and writes a file: its own ways would rewrite quotes, line breaks and blank fields. */
export interface FileFormat {
  fromFile(text: string): Fields;
  /** `fieldNames` are those of the file's form, in its order. */
  toFile(data: Fields, fieldNames?: readonly string[]): string;
}

/** The format of a collection's Markdown entries: what the build reads, and back. */
export function entryFormat({ schema }: Collection): FileFormat {
  return { fromFile: parseMarkdownEntry, toFile: (data) => writeMarkdownEntry(tidy(schema, data)) };
}

/**
 * The format of page copy and settings. Decap tells no file's name when it writes: the form is recognized
 * by its fields.
 */
export function copyFileFormat(copyFiles: readonly CopyFile[]): FileFormat {
  return {
    fromFile: parseCopyFile,
    toFile: (languages, fieldNames = []) => {
      const file = copyFiles.find(({ schema }) => sameNames(Object.keys(schema.shape), fieldNames));
      if (!file) throw new Error(`No page or settings has the fields ${fieldNames.join(", ")}`);
      const tidied = Object.entries(languages)
        .filter(([code, data]) => !isLanguage(code) || !isLeftOut(file.schema, data, code))
        .map(([code, data]) => [code, tidy(file.schema, data)] as const);
      return writeJson(Object.fromEntries<Fields>(tidied));
    },
  };
}

/** The format of interface strings, which are the list in the form's only field. */
export function stringsFormat(field: string): FileFormat {
  return {
    fromFile: (text) => ({ [field]: parseStrings(text) }),
    toFile: (data) => writeStrings(data[field] as readonly InterfaceString[]),
  };
}

function sameNames(names: readonly string[], others: readonly string[]): boolean {
  return names.join() === others.join();
}

function tidy(schema: z.ZodObject, data: unknown): Fields {
  return inModelOrder(schema, withoutBlankFields(schema, data)) as Fields;
}
