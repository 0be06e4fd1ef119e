import { collections, copyFiles } from "../../content-model/content-model";
import { languageCodes } from "../../domain/languages";
import { stringsName } from "../config/config";

/**
 * Paths, from the project's root, of an entry's files: one per language, or a single one for page copy and
 * settings.
 * @throws Error for an unknown collection
 */
export function entryFiles(collection: string, slug: string): readonly string[] {
  if (collection === stringsName) return languageCodes.map((code) => `locales/${code}/${slug}.json`);
  if (copyFiles.some(({ folder }) => folder === collection)) return [`content/${collection}/${slug}.json`];
  if (!collections.some(({ name }) => name === collection))
    throw new Error(`The content model has no ${collection}`);
  return languageCodes.map((code) => `content/${collection}/${slug}.${code}.md`);
}
