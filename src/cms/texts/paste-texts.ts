import type { AdminLanguage } from "../../content-model/field-info";

const english = {
  noPictures: (picture: string) =>
    `Pictures cannot be pasted. Put the cursor where the picture belongs, press the plus sign above the text, choose “${picture}” and upload it.`,
};

/** Texts about what is pasted, in the languages of the editors' area. */
export const pasteTexts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    noPictures: (picture) =>
      `Gambar tidak dapat ditempel. Letakkan kursor di tempat gambarnya, tekan tombol bertanda tambah di atas teks, pilih “${picture}”, lalu unggah.`,
  },
};
