import type { AdminLanguage } from "../../content-model/field-info";

const english = {
  back: "Cancel",
  found: (count: number) => (count === 1 ? "1 found" : `${count} found`),
  link: "Link",
  linkLabel: "Search the site's pages, or type an address",
  unlink: "Take the link away",
  typed: "This address",
  noPage: "There is no page at this address of the site.",
  page: "Page",
  draft: "draft",
  from: (day: string) => `from ${day}`,
  figure: "Figure",
  figureTitle: "Insert a figure",
  figureLabel: "Search the figures",
};

/** Texts of the lists to pick links and figures from, in the languages of the editors' area. */
export const pickTexts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    back: "Batal",
    found: (count) => `${count} ditemukan`,
    link: "Tautan",
    linkLabel: "Cari halaman situs, atau ketik alamat",
    unlink: "Lepaskan tautan",
    typed: "Alamat ini",
    noPage: "Tidak ada halaman di alamat situs ini.",
    page: "Halaman",
    draft: "konsep",
    from: (day) => `mulai ${day}`,
    figure: "Angka",
    figureTitle: "Sisipkan angka",
    figureLabel: "Cari angka",
  },
};
