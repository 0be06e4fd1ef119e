/** Key in `localStorage` of the chosen language; the i18n plugin uses it too. */
export const languageStorageKey = "gatsby-i18next-language";

/** Remembers a language for the next visit to `/`. */
export function rememberLanguage(language: string): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Storage is blocked (private mode, policy): the choice is not remembered.
  }
}
