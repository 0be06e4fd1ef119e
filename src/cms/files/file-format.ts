import type { z } from "zod";
import { withoutBlankFields } from "../../content-model/blank-fields";
import type { Collection, CopyFile } from "../../content-model/collection";
import {
  parseCopyFile,
  parseJsonFields,
  parseMarkdownEntry,
  writeJson,
  writeMarkdownEntry,
} from "../../content-model/file-text";
import { parseStrings, writeStrings, type InterfaceString } from "../../content-model/interface-strings";
import { isLeftOut } from "../../content-model/left-out";
import { mapGroups } from "../../content-model/walk";
import { isLanguage } from "../../domain/languages";
import type { Fields } from "../../domain/record";

/**
 * How Decap reads and writes a file. Its built-in formats would rewrite quotes, line breaks and blank fields.
 */
export interface FileFormat {
  fromFile(text: string): Fields;
  /** `fieldNames` are the names of the form's fields, in their order. */
  toFile(data: Fields, fieldNames?: readonly string[]): string;
}

/** The format of a collection's Markdown entries, as the build reads them. */
export function entryFormat({ schema }: Collection): FileFormat {
  return { fromFile: parseMarkdownEntry, toFile: (data) => writeMarkdownEntry(tidy(schema, data)) };
}

/**
 * The format of page copy and settings. Decap does not pass the file's name when it writes, so the file is
 * recognized by its field names. Of its backups it writes and reads each language alone: `getI18nBackup` in
 * decap-cms-core.
 */
export function copyFileFormat(copyFiles: readonly CopyFile[]): FileFormat {
  return {
    fromFile: (text) => {
      const data = parseJsonFields(text);
      return isByLanguage(data) ? parseCopyFile(text) : data;
    },
    toFile: (data, fieldNames = []) => {
      const file = copyFiles.find(({ schema }) => sameNames(Object.keys(schema.shape), fieldNames));
      if (!file) throw new Error(`No page or settings has the fields ${fieldNames.join(", ")}`);
      if (!isByLanguage(data)) return writeJson(tidy(file.schema, data));
      const tidied = Object.entries(data)
        .filter(([code, fields]) => !isLanguage(code) || !isLeftOut(file.schema, fields, code))
        .map(([code, fields]) => [code, tidy(file.schema, fields)] as const);
      return writeJson(Object.fromEntries<Fields>(tidied));
    },
  };
}

/** The format of interface strings; the form holds them as a list in its only field. */
export function stringsFormat(field: string): FileFormat {
  return {
    fromFile: (text) => ({ [field]: parseStrings(text) }),
    toFile: (data) => writeStrings(data[field] as readonly InterfaceString[]),
  };
}

function isByLanguage(data: Fields): boolean {
  return Object.keys(data).some(isLanguage);
}

function sameNames(names: readonly string[], others: readonly string[]): boolean {
  return names.join() === others.join();
}

function tidy(schema: z.ZodObject, data: unknown): Fields {
  return inModelOrder(schema, withoutBlankFields(schema, data)) as Fields;
}

/** Sorts fields into the model's order, in groups and lists too; fields unknown to the model come last. */
function inModelOrder(schema: z.ZodType, data: unknown): unknown {
  return mapGroups(schema, data, (fields, values) => {
    const names = new Set([...Object.keys(fields).filter((name) => name in values), ...Object.keys(values)]);
    return Object.fromEntries([...names].map((name) => [name, values[name]]));
  });
}
