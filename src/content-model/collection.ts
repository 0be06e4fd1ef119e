import type { z } from "zod";
import type common from "../../locales/en/common.json";
import { pagePath } from "../domain/addresses";
import type { StringPath } from "../domain/texts";
import { fieldInfo, type Bilingual, type FieldInfo } from "./field-info";
import type { Problem } from "./problem-text";
import type { Comparison } from "./rule";
import { structureOf } from "./walk";

/** The properties of an entry that its address depends on. */
export interface Addressed {
  readonly slug: string;
  /** Only for campaigns: whether this is the default one. */
  readonly default?: unknown;
  /** Only for chapters: the slug of the resource, and whether everybody may read it. */
  readonly resource?: unknown;
  readonly free?: unknown;
}

/** A rule over a text and the others: finds the problems of the text. A rule over one text is part of its schema. */
export type RuleAmongTexts = (comparison: Comparison) => readonly Problem[];

/** How editors find the entries of a collection in their list. */
export interface ListDeclaration {
  /** Shared field that orders them: a date, newest first, or a position. */
  readonly order: string;
  /** Shared fields that they are filtered and grouped by. */
  readonly by: readonly string[];
  /** The one among these that they are grouped by until the editor chooses otherwise. */
  readonly group?: string;
}

/**
 * What a page's share card calls the part of the site that the page belongs to: a string of `common`, or nothing. Without
 * it, there is no card.
 */
export type ShareSection = "" | StringPath<typeof common>;

/** A folder of Markdown entries, one file per entry and language: `<slug>.<language>.md`. */
export interface Collection<Schema extends z.ZodObject = z.ZodObject> {
  /** Folder in `content/` and name in the editors' area. */
  readonly name: string;
  /** Name of its GraphQL type. */
  readonly typeName: string;
  readonly label: Bilingual;
  /** Name of a single entry, for headings and buttons. */
  readonly singular: Bilingual;
  readonly shareSection?: ShareSection;
  /** Address of its list in the default language: `/news/`. */
  readonly basePath: string;
  /** Address of an entry's page in the default language: `/news/peat-fire/`. */
  readonly path: (entry: Addressed) => string;
  /** Whether an entry has a page there. */
  readonly hasPage: (entry: Addressed) => boolean;
  /** Whether payments are kept with the slugs of its entries, which therefore stay as they are. */
  readonly isPaidFor?: boolean;
  /** Anchors of an entry's page that links may use, as in `/resources/peat-diary/#contact`. */
  readonly sections?: readonly string[];
  readonly list: ListDeclaration;
  /** Front matter and, as `body`, the text below it. */
  readonly schema: Schema;
  readonly rule?: RuleAmongTexts;
}

/** What the model says about a field of a collection's entries. */
export function fieldOf({ schema }: Pick<Collection, "schema">, name: string): FieldInfo | undefined {
  const field = structureOf(schema).fields?.[name];
  return field && fieldInfo.get(field);
}

/** A JSON file with every language inside: page copy or settings. */
export interface CopyFile<Schema extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly folder: "pages" | "settings";
  readonly typeName: string;
  readonly label: Bilingual;
  readonly shareSection?: ShareSection;
  /** Schema of the object under each language's key. */
  readonly schema: Schema;
  readonly rule?: RuleAmongTexts;
}

type CollectionDeclaration<Schema extends z.ZodObject> = Omit<Collection<Schema>, "path" | "hasPage"> &
  Partial<Pick<Collection, "path" | "hasPage">>;

/**
 * Declares a collection. Its entries have pages below `basePath` unless it declares its own `path` or
 * `hasPage`.
 */
export function defineCollection<Schema extends z.ZodObject>(
  collection: CollectionDeclaration<Schema>,
): Collection<Schema> {
  return { path: ({ slug }) => pagePath(collection.basePath, slug), hasPage: () => true, ...collection };
}

/** Declares a page-copy or settings file. */
export function defineCopyFile<Schema extends z.ZodObject>(copyFile: CopyFile<Schema>) {
  return copyFile;
}
