import type { AdminLanguage } from "../../content-model/field-info";

const english = {
  refused: (name: string) => `${name} is not stored`,
  kinds: "Pictures are JPEG, PNG or WebP, files for download PDF, CSV or Markdown.",
  pictures: "Choose a photo or a drawing: JPEG, PNG or WebP. SVG, GIF, PDF and others cannot be shown here.",
  files: "Choose a PDF, CSV or Markdown file.",
  empty: "There is nothing in this file. Choose another one.",
  heic: "This browser cannot read HEIC, the format of some phones. Make it a JPEG first:",
  heicWays: [
    {
      term: "This photo",
      text: "have it sent to you in WhatsApp, which makes it a JPEG. Or, on an iPhone, open this page in Safari and choose it there.",
    },
    { term: "Further photos on an iPhone", text: "Settings › Camera › Formats › Most Compatible." },
    {
      term: "Further photos on a Samsung",
      text: "switch off “High efficiency pictures” in the camera's settings.",
    },
  ],
  unreadable: "This browser cannot read the picture. The file may be damaged, or too large for this device.",
  pictureUses: "Pictures",
  usesTitle: "Where pictures are used",
  unused: (count: number, all: number) =>
    count === 0
      ? `All ${all} pictures are used.`
      : `${count} of ${all} pictures are not used; they come first.`,
  uses: (count: number) =>
    count === 0 ? "not used" : `used in ${count} ${count === 1 ? "place" : "places"}`,
  preparing: "Preparing the picture…",
  replaces: (name: string) =>
    `There is another file named “${name}”. Replace it? All texts that use it then show the new one.`,
  taken: (name: string) => `There is another file named “${name}”`,
  alike: (name: string) => `This very file is here already, as “${name}”.`,
  takenLead: (free: string) =>
    `Keep both, and the new one is stored as “${free}”. Or replace it, and all texts that use it show the new one.`,
  giveUp: "Do not upload",
  keepBoth: "Keep both",
  replace: "Replace",
  back: "Close",
};

/** Texts about uploaded files, in the languages of the editors' area. */
export const mediaTexts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    refused: (name) => `${name} tidak disimpan`,
    kinds: "Gambar harus JPEG, PNG, atau WebP; berkas unduhan harus PDF, CSV, atau Markdown.",
    pictures:
      "Pilih foto atau ilustrasi: JPEG, PNG, atau WebP. SVG, GIF, PDF, dan lainnya tidak dapat ditampilkan di sini.",
    files: "Pilih berkas PDF, CSV, atau Markdown.",
    empty: "Berkas ini tidak ada isinya. Pilih berkas lain.",
    heic: "Peramban ini tidak dapat membaca HEIC, format foto sebagian ponsel. Jadikan JPEG dahulu:",
    heicWays: [
      {
        term: "Foto ini",
        text: "minta dikirim lewat WhatsApp, yang mengubahnya menjadi JPEG. Atau, di iPhone, buka halaman ini di Safari dan pilih fotonya di sana.",
      },
      { term: "Foto berikutnya di iPhone", text: "Pengaturan › Kamera › Format › Paling Kompatibel." },
      { term: "Foto berikutnya di Samsung", text: "matikan “Gambar efisiensi tinggi” di pengaturan kamera." },
    ],
    unreadable:
      "Peramban ini tidak dapat membaca gambarnya. Mungkin berkasnya rusak, atau terlalu besar untuk perangkat ini.",
    pictureUses: "Gambar",
    usesTitle: "Di mana gambar dipakai",
    unused: (count, all) =>
      count === 0
        ? `Semua ${all} gambar dipakai.`
        : `${count} dari ${all} gambar tidak dipakai; letaknya paling atas.`,
    uses: (count) => (count === 0 ? "tidak dipakai" : `dipakai di ${count} tempat`),
    preparing: "Menyiapkan gambar…",
    replaces: (name) =>
      `Sudah ada berkas lain bernama “${name}”. Ganti? Semua teks yang memakainya akan menampilkan yang baru.`,
    taken: (name) => `Sudah ada berkas lain bernama “${name}”`,
    alike: (name) => `Berkas yang sama persis sudah ada di sini: “${name}”.`,
    takenLead: (free) =>
      `Simpan keduanya, dan yang baru disimpan sebagai “${free}”. Atau ganti, dan semua teks yang memakainya menampilkan yang baru.`,
    giveUp: "Jangan unggah",
    keepBoth: "Simpan keduanya",
    replace: "Ganti",
    back: "Tutup",
  },
};
