import type { Language } from "./languages";

/** Part of a page that is also found by other words than its own: what it is called in `search:alsoCalled`. */
export type CalledPart =
  | "setbacks-title"
  | "data-title"
  | "reports-title"
  | "people-title"
  | "complaints-title"
  | "contact-title"
  | "accountability-title"
  | "ebook-title"
  | "methods-title"
  | "choose"
  | "chart-title";

/** What people type who look for a part of a page, and the words of `alsoCalled` by which it is found. */
export const questions: Readonly<
  Record<Language, readonly (readonly [typed: string, part: CalledPart, words: string])[]>
> = {
  en: [
    ["What failed last year?", "setbacks-title", "failed"],
    ["May I reuse the data?", "data-title", "Reusing the data"],
    ["licence data", "data-title", "licence"],
    ["director", "people-title", "director"],
    ["anual report", "reports-title", "Annual report"],
    ["overhead", "reports-title", "overhead"],
    ["phone number", "contact-title", "phone number"],
    ["internship", "contact-title", "internship"],
    ["transparency", "reports-title", "Transparency"],
    ["charity", "accountability-title", "charity"],
    ["e-book", "ebook-title", "e-book"],
    ["careers", "contact-title", "careers"],
    ["sponsor", "contact-title", "sponsor"],
    ["methodology", "methods-title", "Methodology"],
    ["offline", "choose", "Offline"],
  ],
  id: [
    ["Apa yang gagal tahun lalu?", "setbacks-title", "gagal"],
    ["Apa yang salah tahun lalu?", "setbacks-title", "salah"],
    ["Bolehkah datanya saya pakai lagi?", "data-title", "datanya dipakai lagi"],
    ["lisensi data", "data-title", "Lisensi data"],
    ["siapa direktur", "people-title", "direktur"],
    ["anual report", "reports-title", "annual report"],
    ["biaya operasional", "reports-title", "biaya operasional"],
    ["lapor", "complaints-title", "Lapor"],
    ["no hp", "contact-title", "no. HP"],
    ["relawan", "contact-title", "relawan"],
    ["magang", "contact-title", "magang"],
    ["transparansi", "reports-title", "Transparansi"],
    ["sumbangan", "accountability-title", "sumbangan"],
    ["menyumbang", "accountability-title", "menyumbang"],
    ["nyumbang", "accountability-title", "nyumbang"],
    ["kerjasama", "contact-title", "kerjasama"],
    ["invoice", "contact-title", "invoice"],
    ["metodologi", "methods-title", "Metodologi"],
    ["offline", "choose", "Offline"],
    ["dashboard", "chart-title", "dashboard"],
    ["sedekah", "accountability-title", "sedekah"],
    ["ebook", "ebook-title", "Ebook"],
    ["e-book", "ebook-title", "e-book"],
  ],
};
