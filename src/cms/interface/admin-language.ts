import type { AdminLanguage } from "../../content-model/field-info";
import { formatLanguage } from "../../domain/format";
import { teamLanguage } from "../../domain/site-languages";

const storageKey = "cms-language";

/** The admin's language, as the editor chose it; by default the team's, or English where the area has no words in it. */
export function adminLanguage(): AdminLanguage {
  const language: string = localStorage.getItem(storageKey) ?? teamLanguage;
  return language === "id" ? "id" : "en";
}

/** Stores the editor's choice, which takes effect when the admin is reloaded. */
export function rememberAdminLanguage(language: AdminLanguage): void {
  localStorage.setItem(storageKey, language);
}

/** What the editors' area calls a language, in its own: `en` → `Inggris`. Only the switch of the area itself names each in itself. */
export function languageLabel(code: string): string {
  return formatLanguage(code, adminLanguage());
}
