import { isLanguage, type Language } from "../domain/languages";
import type { Collection, CopyFile } from "./collection";
import { collections, copyFiles } from "./content-model";

/** The parts of a Markdown entry's path, such as `news/peat-fire.id.md`. */
export interface EntryFile {
  readonly collection: Collection;
  readonly slug: string;
  readonly language: Language;
}

const entryPattern = /^(?<folder>[^/]+)\/(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)\.(?<language>[a-z]{2,3})\.md$/;

/** Parses a path relative to `content/`; null if it is not that of a collection's entry. */
export function entryFile(relativePath: string): EntryFile | null {
  const { folder, slug, language } = entryPattern.exec(relativePath)?.groups ?? {};
  const collection = collections.find(({ name }) => name === folder);
  if (!collection || !slug || !language || !isLanguage(language)) return null;
  return { collection, slug, language };
}

/** Path of an entry relative to `content/`. */
export function entryPath(collection: Collection, slug: string, language: string): string {
  return `${collection.name}/${slug}.${language}.md`;
}

/** Name of an entry, the same in every language: `news/peat-fire`. */
export function nameOf({ collection, slug }: Pick<EntryFile, "collection" | "slug">): string {
  return `${collection.name}/${slug}`;
}

/** Path of a page-copy or settings file relative to `content/`. */
export function copyFilePath({ folder, name }: CopyFile): string {
  return `${folder}/${name}.json`;
}

/** The page-copy or settings file at a path relative to `content/`; null if there is none. */
export function copyFileAt(relativePath: string): CopyFile | null {
  return copyFiles.find((copyFile) => copyFilePath(copyFile) === relativePath) ?? null;
}
