import type { AdminLanguage } from "../../content-model/field-info";
import { adminLanguage } from "../interface/admin-language";

const english = {
  shown: "What the preview shows",
  page: "Page",
  card: "In lists",
  share: "Where it is shared",
  width: "Width of the preview",
  pane: "As wide as here",
  phone: "Phone",
  desktop: "Desktop",
  colours: "Colours of the preview",
  light: "Light",
  dark: "Dark",
};

const texts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    shown: "Isi pratinjau",
    page: "Halaman",
    card: "Di daftar",
    share: "Saat dibagikan",
    width: "Lebar pratinjau",
    pane: "Selebar panel ini",
    phone: "Ponsel",
    desktop: "Desktop",
    colours: "Warna pratinjau",
    light: "Terang",
    dark: "Gelap",
  },
};

/** Texts around the preview, in the language of the editors' area. */
export function previewTexts() {
  return texts[adminLanguage()];
}
