import type { AdminLanguage } from "../../content-model/field-info";

const storageKey = "cms-language";

/** The editor's chosen language of the admin; Indonesian until another is chosen. */
export function adminLanguage(): AdminLanguage {
  return localStorage.getItem(storageKey) === "en" ? "en" : "id";
}

/** Remembers the editor's choice; the admin speaks it when it is loaded again. */
export function rememberAdminLanguage(language: AdminLanguage): void {
  localStorage.setItem(storageKey, language);
}
