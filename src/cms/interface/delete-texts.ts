import type { AdminLanguage } from "../../content-model/field-info";
import type { ReferringEntry } from "../validation/referring-entries";

const english = {
  kept: "Nothing was deleted",
  refused: (titles: readonly string[]) => `referred to by ${list(titles, "en")}`,
  title: (name: string) => `“${name}” is not deleted yet`,
  lead: "Other texts of the site refer to it. Each opens in a new tab:",
  choices: "You may change these texts yourself, or have it done now, in all languages, and then delete it.",
  site: (address: string): ReferringEntry => ({
    title: `the site (${address})`,
    place: "every page leads there: choose another entry for this address first",
  }),
  fact: (entry: ReferringEntry): ReferringEntry => ({
    ...entry,
    place: `${entry.place}: a fact, no link, so it is not led to another entry; change or delete this text first`,
  }),
  back: "Keep it",
  takeOut: "Take the references out and delete",
  substitute: "Another entry for the references to lead to",
  choose: "Choose …",
  leadThere: "Lead them there and delete",
  alone: (name: string) => `Delete “${name}”?`,
  unreferred: "No other text refers to it. It is deleted in all languages.",
  unused: "No text uses this file.",
  losesChapter:
    "loses this chapter. The files that are sold keep it until the site's operator has made them again: tell the operator, and look whether the book's own texts are still true",
  losesLesson:
    "loses this lesson, at once for its buyers, too: look whether the course's own texts are still true",
  undo: (name: string) => `Undo what was done with “${name}”?`,
  undoing: "It is new: undoing deletes it, and all else becomes what it was.",
  asBefore: "as before",
  againOnDonate: "shown on /donate/ again",
  undoIt: "Undo",
  undoKept: "Nothing was undone",
  unpublish: (name: string) => `Take “${name}” off the site?`,
  draftAgain: "No other text refers to it. It becomes a draft, which can be published again.",
  unsaved: "What you have not saved goes with it.",
  draft: (name: string) => `Delete the draft of “${name}”?`,
  unpublished: "All that is not published yet is deleted, in all languages.",
  wasPublic: (address: string) =>
    `Its page ${address} was public: others may link to it, and search engines may know it already.`,
  oldAddress: "Whoever follows an old link gets to",
  nowhere: "nothing: the page is not found",
  remove: "Delete",
  takeOff: "Take it off",
};

export type DeleteTexts = typeof english;

/** Texts of the questions before a deletion, in the languages of the editors' area. */
export const deleteTexts: Readonly<Record<AdminLanguage, DeleteTexts>> = {
  en: english,
  id: {
    kept: "Tidak ada yang dihapus",
    refused: (titles) => `dirujuk oleh ${list(titles, "id")}`,
    title: (name) => `“${name}” belum dihapus`,
    lead: "Teks lain di situs masih merujuk ke sini. Masing-masing terbuka di tab baru:",
    choices:
      "Anda dapat mengubah sendiri teks-teks itu, atau minta diubahkan sekarang, dalam semua bahasa, lalu entri ini dihapus.",
    site: (address) => ({
      title: `situs (${address})`,
      place: "setiap halaman menautkannya: pilih dahulu entri lain untuk alamat ini",
    }),
    fact: (entry) => ({
      ...entry,
      place: `${entry.place}: keterangan, bukan tautan, jadi tidak dialihkan ke entri lain; ubah atau hapus dahulu teks ini`,
    }),
    back: "Jangan hapus",
    takeOut: "Lepaskan rujukannya, lalu hapus",
    substitute: "Entri lain sebagai tujuan rujukan",
    choose: "Pilih …",
    leadThere: "Alihkan ke sana, lalu hapus",
    alone: (name) => `Hapus “${name}”?`,
    unreferred: "Tidak ada teks lain yang merujuk ke sini. Entri ini dihapus dalam semua bahasa.",
    unused: "Tidak ada teks yang memakai berkas ini.",
    losesChapter:
      "kehilangan bab ini. Berkas yang dijual tetap memuatnya sampai pengelola situs membuatnya ulang: kabari pengelola situs, dan periksa apakah teks bukunya masih benar",
    losesLesson:
      "kehilangan pelajaran ini, langsung juga bagi pembelinya: periksa apakah teks kursusnya masih benar",
    undo: (name) => `Urungkan perubahan pada “${name}”?`,
    undoing: "Entri ini baru: bila diurungkan, entri ini dihapus, dan yang lain kembali seperti semula.",
    asBefore: "kembali seperti semula",
    againOnDonate: "tampil lagi di /donate/",
    undoIt: "Urungkan",
    undoKept: "Tidak ada yang diurungkan",
    unpublish: (name) => `Tarik “${name}” dari situs?`,
    draftAgain:
      "Tidak ada teks lain yang merujuk ke sini. Entri ini menjadi konsep, yang dapat diterbitkan lagi.",
    unsaved: "Perubahan yang belum Anda simpan ikut terhapus.",
    draft: (name) => `Hapus konsep “${name}”?`,
    unpublished: "Semua yang belum terbit dihapus, dalam semua bahasa.",
    wasPublic: (address) =>
      `Halamannya, ${address}, sudah tampil untuk umum: situs lain mungkin menautkannya, dan mesin pencari mungkin sudah mengenalnya.`,
    oldAddress: "Siapa pun yang mengikuti tautan lama sampai di",
    nowhere: "tidak ada: halaman tidak ditemukan",
    remove: "Hapus",
    takeOff: "Tarik",
  },
};

function list(titles: readonly string[], language: AdminLanguage): string {
  return new Intl.ListFormat(language).format(titles.map((title) => `“${title}”`));
}
