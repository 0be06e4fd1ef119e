import { collections, copyFiles } from "../../content-model/content-model";
import { languageCodes } from "../../i18n/languages";
import { stringsName } from "../config/config";

/** The files that an entry is written to, by the name of its form in Decap: one for each language, or one. */
export function entryFiles(collection: string, slug: string): readonly string[] {
  if (collection === stringsName) return languageCodes.map((code) => `locales/${code}/${slug}.json`);
  if (copyFiles.some(({ folder }) => folder === collection)) return [`content/${collection}/${slug}.json`];
  if (!collections.some(({ name }) => name === collection))
    throw new Error(`The content model has no ${collection}`);
  return languageCodes.map((code) => `content/${collection}/${slug}.${code}.md`);
}
