import type { z } from "zod";
import type { Bilingual } from "./field-info";

/** A folder of Markdown entries, one file per entry and language: `<slug>.<language>.md`. */
export interface Collection<Schema extends z.ZodObject = z.ZodObject> {
  /** Folder in `content/` and name in the editors' area. */
  readonly name: string;
  /** Name of its GraphQL type. */
  readonly typeName: string;
  readonly label: Bilingual;
  /** One entry, for headings and buttons. */
  readonly singular: Bilingual;
  /** Where an entry's page lives: `/news/` + slug + `/`. */
  readonly basePath: string;
  /** Front matter and, as `body`, the text below it. */
  readonly schema: Schema;
}

/** A JSON file with every language inside: page copy or settings. */
export interface CopyFile<Schema extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly folder: "pages" | "settings";
  readonly typeName: string;
  readonly label: Bilingual;
  /** The object below each language's key. */
  readonly schema: Schema;
}

/** Declares a collection; the entry type is inferred from its schema. */
export function defineCollection<Schema extends z.ZodObject>(collection: Collection<Schema>) {
  return collection;
}

/** Declares a page-copy or settings file. */
export function defineCopyFile<Schema extends z.ZodObject>(copyFile: CopyFile<Schema>) {
  return copyFile;
}
