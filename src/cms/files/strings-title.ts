import type { AdminLanguage, Bilingual } from "../../content-model/field-info";
import type { Namespace } from "../../i18n/keys";

/** What editors call the interface strings of a namespace. */
const titles: Readonly<Partial<Record<Namespace, Bilingual>>> = {
  common: { en: "Top and bottom of every page", id: "Kepala dan kaki setiap halaman" },
  demo: { en: "Demo", id: "Demo" },
  donate: { en: "Donations", id: "Donasi" },
  evidence: { en: "Evidence of projects", id: "Bukti proyek" },
  figures: { en: "Figures", id: "Angka" },
  film: { en: "Film", id: "Film" },
  forms: { en: "Forms", id: "Formulir" },
  home: { en: "Home page", id: "Beranda" },
  news: { en: "News", id: "Berita" },
  notFound: { en: "Page not found", id: "Halaman tidak ditemukan" },
  offline: { en: "Reading without signal", id: "Baca tanpa sinyal" },
  projects: { en: "Projects", id: "Proyek" },
  resources: { en: "Resources", id: "Pustaka" },
  search: { en: "Search", id: "Pencarian" },
  server: { en: "E-mails and pages of payments", id: "Surel dan halaman pembayaran" },
  share: { en: "Sharing links", id: "Tautan berbagi" },
  tracking: { en: "Carbon tracking", id: "Pemantauan karbon" },
  transparency: { en: "Transparency", id: "Keterbukaan" },
  uiTest: { en: "Test page", id: "Halaman uji" },
};

/** The title of a namespace; one that is not known here keeps its name. */
export function stringsTitle(namespace: string, language: AdminLanguage): string {
  return titles[namespace as Namespace]?.[language] ?? namespace;
}
