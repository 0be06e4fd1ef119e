import type { AdminLanguage } from "../../content-model/field-info";

const storageKey = "cms-language";

/** The admin's language, as the editor chose it; Indonesian by default. */
export function adminLanguage(): AdminLanguage {
  return localStorage.getItem(storageKey) === "en" ? "en" : "id";
}

/** Stores the editor's choice, which takes effect when the admin is reloaded. */
export function rememberAdminLanguage(language: AdminLanguage): void {
  localStorage.setItem(storageKey, language);
}
