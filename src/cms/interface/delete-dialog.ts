import type { AdminLanguage } from "../../content-model/field-info";
import type { ReferringEntry } from "../validation/referring-entries";
import { adminLanguage } from "./admin-language";
import { openDialog } from "./dialog";

const english = {
  refused: (titles: readonly string[]) => `referred to by ${list(titles, "en")}`,
  title: "Not deleted",
  lead: "Other texts of the site refer to it. Remove the reference from each of them, then delete it:",
  site: (address: string): ReferringEntry => ({
    title: `the site (${address})`,
    place: "every page leads there: choose another entry for this address first",
  }),
  back: "Back",
};

/** Texts of the dialog for a refused deletion, in the languages of the editors' area. */
export const deleteTexts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    refused: (titles) => `dirujuk oleh ${list(titles, "id")}`,
    title: "Tidak dihapus",
    lead: "Teks lain di situs masih merujuk ke sini. Hapus dahulu rujukannya di setiap teks berikut, lalu hapus lagi:",
    site: (address) => ({
      title: `situs (${address})`,
      place: "setiap halaman menautkannya: pilih dahulu entri lain untuk alamat ini",
    }),
    back: "Kembali",
  },
};

/** Shows the entries that refer to what was to be deleted. */
export function showReferringEntries(entries: readonly ReferringEntry[]): void {
  const { title, lead, back } = deleteTexts[adminLanguage()];
  const lines = entries.map((entry) => ({ term: entry.title, text: entry.place }));
  void openDialog({ title, lead, lines, buttons: [back] });
}

function list(titles: readonly string[], language: AdminLanguage): string {
  return new Intl.ListFormat(language).format(titles.map((title) => `“${title}”`));
}
