import type { AdminLanguage } from "../../content-model/field-info";
import type { crops } from "../../theme/crops";

type CropTexts = Readonly<Record<keyof typeof crops, string>>;

const cropTexts: CropTexts = {
  banner: "Wide",
  landscape: "Large",
  card: "Card",
  square: "List",
  portrait: "Upright",
};

const english = {
  noPicture: "Choose the picture first.",
  fromLeft: "From the left",
  fromTop: "From the top",
  middle: "Back to the middle",
  frames: "How the site cuts the picture",
  crops: cropTexts,
  wordy: (words: string) =>
    `Leave out “${words}”: say at once what happens. Screen readers announce that it is a picture.`,
};

/** Texts of the widgets for pictures, in the languages of the editors' area. */
export const pictureTexts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    noPicture: "Pilih gambarnya dahulu.",
    fromLeft: "Dari kiri",
    fromTop: "Dari atas",
    middle: "Kembali ke tengah",
    frames: "Cara situs memotong gambar",
    crops: {
      banner: "Lebar",
      landscape: "Besar",
      card: "Kartu",
      square: "Daftar",
      portrait: "Tegak",
    },
    wordy: (words) =>
      `Hilangkan “${words}”: langsung tulis apa yang terjadi. Pembaca layar sudah menyebut bahwa ini gambar.`,
  },
};
