import type { AdminLanguage } from "../../content-model/field-info";

const english = {
  refused: (name: string) => `${name} is not stored`,
  kinds:
    "Pictures are JPEG, PNG or WebP, files for download PDF, CSV or Markdown. Save a phone's HEIC picture as JPEG first.",
  back: "Close",
};

/** Texts about uploaded files, in the languages of the editors' area. */
export const mediaTexts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    refused: (name) => `${name} tidak disimpan`,
    kinds:
      "Gambar harus JPEG, PNG, atau WebP, berkas unduhan harus PDF, CSV, atau Markdown. Simpan dahulu gambar HEIC dari ponsel sebagai JPEG.",
    back: "Tutup",
  },
};
