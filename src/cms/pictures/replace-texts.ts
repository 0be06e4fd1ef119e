import type { AdminLanguage } from "../../content-model/field-info";

const english = {
  button: "Replace everywhere…",
  pick: (name: string) => `Which picture takes the place of “${name}”?`,
  label: "Name of a picture of the library",
  upload: "Upload another one",
  taken: "Another picture has this name. Choose that one from the list, or give your file another name.",
  title: (name: string, other: string) => `“${other}” in place of “${name}”?`,
  lead: "Alternative texts, captions and points to keep in view stay as they are. Afterwards see whether they fit, in both languages:",
  none: "There is nothing to replace now.",
  waiting: "These have changes that are not published yet, and keep the former picture. Replace it there:",
  unsaved: "Save the form first, or leave it without saving.",
  stays: (name: string) => `“${name}” stays`,
  back: "Do not replace",
  replace: "Replace",
};

/** Texts about a picture that is replaced everywhere, in the languages of the editors' area. */
export const replaceTexts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    button: "Ganti di semua tempat…",
    pick: (name) => `Gambar mana yang menggantikan “${name}”?`,
    label: "Nama gambar di pustaka",
    upload: "Unggah yang lain",
    taken:
      "Sudah ada gambar lain dengan nama ini. Pilih gambar itu dari daftar, atau beri nama lain pada berkas Anda.",
    title: (name, other) => `Ganti “${name}” dengan “${other}”?`,
    lead: "Teks alternatif, keterangan, dan titik yang harus terlihat tetap seperti adanya. Setelah itu periksa apakah masih cocok, dalam kedua bahasa:",
    none: "Sekarang tidak ada yang perlu diganti.",
    waiting: "Yang ini punya perubahan yang belum terbit, jadi tetap memakai gambar lama. Ganti di sana:",
    unsaved: "Simpan dahulu formulirnya, atau tinggalkan tanpa menyimpan.",
    stays: (name) => `“${name}” tetap dipakai`,
    back: "Jangan ganti",
    replace: "Ganti",
  },
};
