import { defaultLanguage, isLanguage, languageCodes, type Language } from "./languages";

/**
 * The URL path of a page in a language: `("/news/", "id")` → `/id/news/`. Query and hash are kept,
 * and an address of another site (`https:`, `//`, `mailto:`) or a bare hash is left alone.
 */
export function localizedPath(path: string, language: string): string {
  if (!path.startsWith("/") || path.startsWith("//")) return path;
  return language === defaultLanguage ? path : `/${language}${path}`;
}

/** The path of a page without its language prefix: `/id/news/` → `/news/`. */
export function unlocalizedPath(path: string): string {
  const [, first, ...rest] = path.split("/");
  const prefixed = languageCodes.some((code) => code === first && code !== defaultLanguage);
  return prefixed ? `/${rest.join("/")}` : path;
}

/** The language of the page at a path, by its prefix: `/id/news/` → `id`. */
export function languageOf(path: string): Language {
  const [, first = ""] = path.split("/");
  return isLanguage(first) ? first : defaultLanguage;
}
