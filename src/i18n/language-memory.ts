/** Where the chosen language is kept; the i18n plugin uses the same name. */
export const languageStorageKey = "gatsby-i18next-language";

/** Remembers a language for the next visit to `/`. */
export function rememberLanguage(language: string): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Storage is refused (private mode, policy): the choice holds for this page only.
  }
}
