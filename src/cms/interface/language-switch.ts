import type { AdminLanguage } from "../../content-model/field-info";
import { isUnsaved } from "../files/open-form";
import { adminLanguage, rememberAdminLanguage } from "./admin-language";
import { openDialog } from "./dialog";
import { element } from "./element";

const names: Readonly<Record<AdminLanguage, string>> = { id: "Bahasa Indonesia", en: "English" };

const english = {
  group: "Language of this area",
  unsavedTitle: "Not everything is saved",
  unsavedLead:
    "With another language this page loads anew, and what you have not saved would be lost. Save first, then change the language.",
  back: "Back to the text",
};

const texts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    group: "Bahasa tampilan",
    unsavedTitle: "Ada yang belum disimpan",
    unsavedLead:
      "Saat bahasa tampilan diganti, halaman ini dimuat ulang, dan yang belum disimpan bisa hilang. Simpan dahulu, lalu ganti bahasanya.",
    back: "Kembali ke teks",
  },
};

/**
 * Adds a switch between Indonesian and English to a corner of the editors' area. `onChange` is called after
 * another language was chosen and stored, which is refused while a form has unsaved changes.
 */
export function addLanguageSwitch(onChange: () => void): void {
  const chosen = adminLanguage();
  const { group: label, unsavedTitle, unsavedLead, back } = texts[chosen];
  document.documentElement.lang = chosen;
  const choose = (language: AdminLanguage) => {
    if (isUnsaved()) {
      void openDialog({ title: unsavedTitle, lead: unsavedLead, lines: [], buttons: [back] });
      return;
    }
    rememberAdminLanguage(language);
    onChange();
  };
  const choices = (Object.keys(names) as AdminLanguage[]).map((language) => {
    const button = element("button", { type: "button", lang: language, textContent: names[language] });
    button.setAttribute("aria-pressed", String(language === chosen));
    button.addEventListener("click", () => {
      if (language !== chosen) choose(language);
    });
    return button;
  });
  const group = element("div", { className: "tajuk-language" }, choices);
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", label);
  document.body.append(group);
}
