import { previewFolder } from "./addresses";
import { defaultLanguage, isLanguage, languageCodes, type Language } from "./languages";

/**
 * Where the language stands in a path. In previews it is not the first part: Gatsby names every page below `/id/` in
 * the script that all pages load, since the not-found page there answers for all others.
 */
const folderOf = (path: string) => (path.startsWith(previewFolder) ? previewFolder : "/");

/**
 * The URL path of a page in a language: `("/news/", "id")` → `/id/news/`. Query and hash are kept,
 * and an address of another site (`https:`, `//`, `mailto:`) or a bare hash is left alone.
 */
export function localizedPath(path: string, language: string): string {
  if (!path.startsWith("/") || path.startsWith("//") || language === defaultLanguage) return path;
  const folder = folderOf(path);
  return `${folder}${language}/${path.slice(folder.length)}`;
}

/** The path of a page without its language: `/id/news/` → `/news/`. */
export function unlocalizedPath(path: string): string {
  const folder = folderOf(path);
  const [first, ...rest] = path.slice(folder.length).split("/");
  const isLocalized = languageCodes.some((code) => code === first && code !== defaultLanguage);
  return isLocalized ? folder + rest.join("/") : path;
}

/** The language of the page at a path: `/id/news/` → `id`. */
export function languageOf(path: string): Language {
  const [first = ""] = path.slice(folderOf(path).length).split("/");
  return isLanguage(first) ? first : defaultLanguage;
}

/** The path of the not-found page in the language of a path: `/id/news/gone/` → `/id/404/`. */
export function notFoundPath(path: string): string {
  return localizedPath("/404/", languageOf(path));
}
