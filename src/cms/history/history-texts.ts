import type { AdminLanguage } from "../../content-model/field-info";
import { adminLanguage } from "../interface/admin-language";

const english = {
  history: "History",
  deleted: "Deleted",
  deletedTitle: "Deleted entries",
  close: "Close",
  title: (name: string) => `History of “${name}”`,
  kept: "Every save is kept. What you restore becomes the newest version; nothing is lost by it.",
  keptLocally:
    "Every save is kept on this computer, apart from the developer's work. What you restore becomes the newest version; nothing is lost by it.",
  none: "Nothing has been saved yet.",
  noneDeleted: "No entry has been deleted.",
  changedSince: "It has been changed since. Look into its history instead.",
  failed: "That did not work just now. Try again later.",
  now: "now",
  first: "first version",
  reading: "Loading…",
  sameTexts: "no text changed",
  kinds: {
    undone: (changed: string) => `undone: ${changed}`,
    restored: (changed: string) => `restored: ${changed}`,
  },
  outside: "outside the editors' area",
  by: (who: string) => `by ${who}`,
  field: "Field",
  before: "Before",
  after: "After",
  restore: "Restore this version",
  restoreEntry: (name: string) => `Restore “${name}”`,
  more: (count: number) => `and ${count} more`,
  published: (name: string) => `“${name}” is saved.`,
  draft: "It is a draft: not on the site.",
  scheduled: (day: string) => `It appears on the site on ${day}.`,
  undoDeletes: "It is new: Undo deletes it.",
  undoDeletesAgain: "Undo deletes it again.",
  removed: (name: string) => `“${name}” is deleted.`,
  moved: (name: string) => `“${name}” has a new address.`,
  replaced: (name: string, count: number) =>
    `“${name}” is replaced in ${count === 1 ? "one text" : `${count} texts`}. Alternative texts stayed: see whether they still fit.`,
  changedAlong: (count: number) =>
    count === 1 ? "One other text was changed with it." : `${count} other texts were changed with it.`,
  wordsStay: "The words of links stayed: see whether they still fit.",
  seeChanged: "See the texts",
  changedTitle: "Texts that were changed with it",
  undo: "Undo",
  isUndone: (name: string) => `The change of “${name}” is undone.`,
  confirmed: (name: string) => `The translation of “${name}” is confirmed.`,
  isUnconfirmed: (name: string) => `The confirmation of “${name}” is undone.`,
  onlyConfirmed: "translation confirmed",
  isRestored: (name: string) => `“${name}” is restored.`,
  referencesStay:
    "References to it that were taken out do not come back by this: Undo, right after deleting, brings them back.",
  unsavedTitle: "Not everything is saved",
  unsavedLead: "What you have changed in the open form since you last saved goes with it.",
  stay: "Back to the text",
  goOn: "Go on without it",
};

const indonesian: typeof english = {
  history: "Riwayat",
  deleted: "Terhapus",
  deletedTitle: "Entri yang dihapus",
  close: "Tutup",
  title: (name) => `Riwayat “${name}”`,
  kept: "Setiap simpanan tercatat. Yang Anda pulihkan menjadi versi terbaru; tidak ada yang hilang karenanya.",
  keptLocally:
    "Setiap simpanan tercatat di komputer ini, terpisah dari pekerjaan pengembang. Yang Anda pulihkan menjadi versi terbaru; tidak ada yang hilang karenanya.",
  none: "Belum ada yang disimpan.",
  noneDeleted: "Belum ada entri yang dihapus.",
  changedSince: "Isinya sudah diubah lagi sesudah itu. Gunakan riwayatnya.",
  failed: "Sekarang belum berhasil. Coba lagi nanti.",
  now: "sekarang",
  first: "versi pertama",
  reading: "Memuat…",
  sameTexts: "tidak ada teks yang berubah",
  kinds: {
    undone: (changed) => `diurungkan: ${changed}`,
    restored: (changed) => `dipulihkan: ${changed}`,
  },
  outside: "di luar area redaksi",
  by: (who) => `oleh ${who}`,
  field: "Isian",
  before: "Sebelumnya",
  after: "Sesudahnya",
  restore: "Pulihkan versi ini",
  restoreEntry: (name) => `Pulihkan “${name}”`,
  more: (count) => `dan ${count} lagi`,
  published: (name) => `“${name}” tersimpan.`,
  draft: "Masih konsep: belum tampil di situs.",
  scheduled: (day) => `Tampil di situs mulai ${day}.`,
  undoDeletes: "Entri ini baru: bila diurungkan, entri ini dihapus.",
  undoDeletesAgain: "Bila diurungkan, entri ini dihapus lagi.",
  removed: (name) => `“${name}” dihapus.`,
  moved: (name) => `“${name}” punya alamat baru.`,
  replaced: (name, count) =>
    `“${name}” diganti di ${count} teks. Teks alternatifnya tetap: periksa apakah masih cocok.`,
  changedAlong: (count) => `${count} teks lain ikut diubah.`,
  wordsStay: "Kata-kata tautannya tetap seperti semula: periksa apakah masih cocok.",
  seeChanged: "Lihat teksnya",
  changedTitle: "Teks yang ikut diubah",
  undo: "Urungkan",
  isUndone: (name) => `Perubahan pada “${name}” sudah diurungkan.`,
  confirmed: (name) => `Terjemahan “${name}” dikonfirmasi.`,
  isUnconfirmed: (name) => `Konfirmasi “${name}” sudah diurungkan.`,
  onlyConfirmed: "terjemahan dikonfirmasi",
  isRestored: (name) => `“${name}” dipulihkan.`,
  referencesStay:
    "Rujukan kepadanya yang dulu dilepas tidak ikut kembali; hanya Urungkan, tepat setelah penghapusan, yang mengembalikannya.",
  unsavedTitle: "Ada yang belum disimpan",
  unsavedLead: "Yang Anda ubah di formulir ini sejak terakhir disimpan ikut hilang.",
  stay: "Kembali ke teks",
  goOn: "Lanjutkan tanpa itu",
};

const texts: Readonly<Record<AdminLanguage, typeof english>> = { en: english, id: indonesian };

/** Texts of the history, in the language of the editors' area. */
export function historyTexts() {
  return texts[adminLanguage()];
}
