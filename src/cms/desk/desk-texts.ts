import type { AdminLanguage } from "../../content-model/field-info";
import type { GroupName } from "./desk-groups";

interface DeskTexts {
  readonly reading: string;
  readonly failed: string;
  readonly nothing: string;
  /** The heading of the tour in the guide, too. */
  readonly tour: string;
  readonly tourFailed: string;
  readonly groups: Readonly<Record<GroupName, string>>;
  readonly recent: string;
  readonly more: (count: number) => string;
  readonly many: (count: number) => string;
  readonly byItself: string;
}

/** Texts of the desk, in the languages of the editors' area. */
export const deskTexts: Readonly<Record<AdminLanguage, DeskTexts>> = {
  en: {
    reading: "Looking through the site…",
    failed: "The site could not be read. Reload the page to try again.",
    nothing: "Nothing waits: everything is in order.",
    tour: "A tour of ten minutes",
    tourFailed: "The tour could not be fetched. Reload the page to try again.",
    groups: {
      wrong: "To be put right",
      drafts: "Drafts",
      scheduled: "Appears later",
      translations: "Waiting for a translation",
      files: "Pictures and files",
      better: "Could be better",
      samples: "Still samples",
    },
    recent: "Put on the site last",
    more: (count) => `Show ${count} more`,
    many: (count) => `${count} entries at once`,
    byItself: "by its day",
  },
  id: {
    reading: "Memeriksa seluruh situs…",
    failed: "Isi situs tidak terbaca. Muat ulang halaman ini untuk mencoba lagi.",
    nothing: "Tidak ada yang menunggu: semuanya sudah beres.",
    tour: "Tur sepuluh menit",
    tourFailed: "Tur tidak terambil. Muat ulang halaman ini untuk mencoba lagi.",
    groups: {
      wrong: "Perlu dibereskan",
      drafts: "Konsep",
      scheduled: "Tampil nanti",
      translations: "Menunggu terjemahan",
      files: "Gambar dan berkas",
      better: "Bisa lebih baik",
      samples: "Masih contoh",
    },
    recent: "Terakhir ditampilkan di situs",
    more: (count) => `Tampilkan ${count} lagi`,
    many: (count) => `${count} entri sekaligus`,
    byItself: "sesuai tanggalnya",
  },
};
