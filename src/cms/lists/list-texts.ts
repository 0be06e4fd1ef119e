import type { AdminLanguage } from "../../content-model/field-info";
import { formatLanguage } from "../../domain/format";
import type { EntryStatus, LanguageState } from "./entry-rows";

const states: Readonly<Record<LanguageState, string>> = {
  done: "written",
  unfinished: "not finished",
  older: "older",
  untranslated: "not translated yet",
  missing: "missing",
  unreadable: "cannot be read",
};

const statuses: Readonly<Record<EntryStatus, string>> = {
  published: "Published",
  scheduled: "Scheduled",
  draft: "Draft",
  pending_review: "In review",
  pending_publish: "Ready",
};

const english = {
  list: (name: string) => `List: ${name}`,
  search: "Search titles and texts, in all languages",
  searching: "Searching…",
  loading: "Reading the entries…",
  failed: "The entries could not be read. Reload the page to try again.",
  count: (count: number, all: number) =>
    count < all ? `${count} of ${all} entries` : `${count} ${count === 1 ? "entry" : "entries"}`,
  none: "No entry has all that you chose.",
  empty: "There are no entries yet.",
  takeBack: "Take choices back",
  results: (count: number, query: string) =>
    `“${query}” is in ${count} ${count === 1 ? "entry" : "entries"} of the site`,
  nothing: (query: string) => `“${query}” is in no title and no text, in no language.`,
  shared: "All languages",
  more: (count: number) => `and ${count} more`,
  all: "All",
  status: "Status",
  statuses,
  states,
  without: "Not up to date in",
  unfiltered: "Not filtered",
  year: "Year",
  group: "Group by",
  noGroup: "No groups",
  others: "Others",
  sort: "Order",
  newest: "Newest first",
  oldest: "Oldest first",
  position: "As on the site",
  lastPosition: "Last one first",
  byTitle: "Titles, A to Z",
};

/** Texts of the lists and of the search, in the languages of the editors' area. */
export const listTexts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    list: (name) => `Daftar: ${name}`,
    search: "Cari di judul dan teks, dalam semua bahasa",
    searching: "Mencari…",
    loading: "Membaca entri…",
    failed: "Entri tidak terbaca. Muat ulang halaman ini untuk mencoba lagi.",
    count: (count, all) => (count < all ? `${count} dari ${all} entri` : `${count} entri`),
    none: "Tidak ada entri yang memenuhi semua pilihan Anda.",
    empty: "Belum ada entri.",
    takeBack: "Batalkan pilihan",
    results: (count, query) => `“${query}” ada di ${count} entri situs ini`,
    nothing: (query) => `“${query}” tidak ada di judul ataupun teks mana pun, dalam semua bahasa.`,
    shared: "Semua bahasa",
    more: (count) => `dan ${count} lagi`,
    all: "Semua",
    status: "Status",
    statuses: {
      published: "Terbit",
      scheduled: "Terjadwal",
      draft: "Konsep",
      pending_review: "Ditinjau",
      pending_publish: "Siap",
    },
    states: {
      done: "ada",
      unfinished: "belum selesai",
      older: "lebih lama",
      untranslated: "belum diterjemahkan",
      missing: "belum ada",
      unreadable: "tidak terbaca",
    },
    without: "Belum mutakhir dalam",
    unfiltered: "Tidak disaring",
    year: "Tahun",
    group: "Kelompokkan",
    noGroup: "Tanpa kelompok",
    others: "Lainnya",
    sort: "Urutan",
    newest: "Terbaru dahulu",
    oldest: "Terlama dahulu",
    position: "Seperti di situs",
    lastPosition: "Yang terakhir dahulu",
    byTitle: "Judul, A sampai Z",
  },
};

/** How far the text of a language is: `Indonesia: lebih lama`. */
export function languageState(code: string, state: LanguageState, language: AdminLanguage): string {
  return `${formatLanguage(code, language)}: ${listTexts[language].states[state]}`;
}
