import type { AdminLanguage } from "../../content-model/field-info";
import { adminLanguage, rememberAdminLanguage } from "./admin-language";
import { element } from "./element";

const names: Readonly<Record<AdminLanguage, string>> = { id: "Bahasa Indonesia", en: "English" };

/**
 * Adds a switch between Indonesian and English to a corner of the editors' area. `onChange` is called after
 * another language was chosen and stored.
 */
export function addLanguageSwitch(onChange: () => void): void {
  const chosen = adminLanguage();
  document.documentElement.lang = chosen;
  const choices = (Object.keys(names) as AdminLanguage[]).map((language) => {
    const button = element("button", { type: "button", lang: language, textContent: names[language] });
    button.setAttribute("aria-pressed", String(language === chosen));
    button.addEventListener("click", () => {
      if (language === chosen) return;
      rememberAdminLanguage(language);
      onChange();
    });
    return button;
  });
  const group = element("div", { className: "tajuk-language" }, choices);
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", chosen === "id" ? "Bahasa tampilan" : "Language of this area");
  document.body.append(group);
}
