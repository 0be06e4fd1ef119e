import type { AdminLanguage } from "../../content-model/field-info";
import { formatLanguage } from "../../domain/format";

const storageKey = "cms-language";

/** The admin's language, as the editor chose it; Indonesian by default. */
export function adminLanguage(): AdminLanguage {
  return localStorage.getItem(storageKey) === "en" ? "en" : "id";
}

/** Stores the editor's choice, which takes effect when the admin is reloaded. */
export function rememberAdminLanguage(language: AdminLanguage): void {
  localStorage.setItem(storageKey, language);
}

/** What the editors' area calls a language, in its own: `en` → `Inggris`. Only the switch of the area itself names each in itself. */
export function languageLabel(code: string): string {
  return formatLanguage(code, adminLanguage());
}
