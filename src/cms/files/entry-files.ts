import { collections, copyFiles } from "../../content-model/content-model";
import { copyFilePath, entryPath } from "../../content-model/entry-file";
import { languageCodes } from "../../domain/languages";
import { contentFolder } from "../backend/read-content";
import { stringsName } from "../config/config";

/**
 * Paths, from the project's root, of an entry's files: one per language, or a single one for page copy and
 * settings.
 * @throws Error for an unknown collection
 */
export function entryFiles(collection: string, slug: string): readonly string[] {
  if (collection === stringsName) return languageCodes.map((code) => `locales/${code}/${slug}.json`);
  const copyFile = copyFiles.find(({ folder }) => folder === collection);
  if (copyFile) return [contentFolder + copyFilePath({ ...copyFile, name: slug })];
  const own = collections.find(({ name }) => name === collection);
  if (!own) throw new Error(`The content model has no ${collection}`);
  return languageCodes.map((code) => contentFolder + entryPath(own, slug, code));
}
