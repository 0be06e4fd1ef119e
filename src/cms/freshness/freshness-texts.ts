import type { AdminLanguage } from "../../content-model/field-info";

const english = {
  older: (older: string, newer: string) => `The ${older} text is older than the ${newer} one.`,
  changed: (fields: string) => `Changed since: ${fields}.`,
  untranslated: (language: string, fields: string) => `Not translated into ${language} yet: ${fields}.`,
  confirm: "Confirm, nothing to change",
};

/** Texts of the note about an older or missing translation, in the languages of the editors' area. */
export const freshnessTexts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    older: (older, newer) => `Teks bahasa ${older} lebih lama daripada teks bahasa ${newer}.`,
    changed: (fields) => `Yang berubah: ${fields}.`,
    untranslated: (language, fields) => `Belum diterjemahkan ke bahasa ${language}: ${fields}.`,
    confirm: "Konfirmasi, tidak ada yang perlu diubah",
  },
};
