import type { AdminLanguage } from "../../content-model/field-info";

const english = {
  refused: (count: number) => (count === 1 ? "1 problem to fix" : `${count} problems to fix`),
  kept: "Nothing was saved; your text is still here",
  problems: {
    title: "Not saved yet",
    lead: "Your text is still here. Please fix this first:",
    back: "Back to the text",
  },
  problemsElsewhere: {
    title: "Nothing was changed",
    lead: "The site would not be right with it. Please fix this first:",
    back: "Close",
  },
  back: "Back to the text",
  noText: (into: string, from: string) =>
    `Nothing is written in ${into} yet. You can fill it in from ${from} and then translate it.`,
  orDraft: "A draft needs a title only, in one language.",
  offSite: "This entry is on the site. If you make it a draft and publish that, it is taken off the site.",
  makeDraft: "Switch on “Draft”",
  fillIn: (from: string) => `Fill in from ${from}`,
  heavyTitle: "A heavy picture",
  heavyLead: (size: string) =>
    `Above ${size}, visitors on a phone wait for it. Make it smaller, or save it as it is.`,
  saveAnyway: "Save as it is",
  sameTitle: "Not translated?",
  sameLead:
    "These texts are word for word the same in both languages. Translate them, or save them as they are.",
  same: "the same in both languages",
  others: {
    title: "Somebody else has saved this entry",
    lead: "Your text is still here, and nothing was saved. Open the entry in a second tab to see what they wrote, and combine both texts.",
    see: "See what they wrote, in a second tab",
    replace: "Replace theirs with mine",
  },
  otherTab: {
    title: "This entry was saved in another tab",
    lead: "Your text is still here, and nothing was saved. See what this browser has saved in the other tab, and combine both texts.",
    see: "See what was saved, in a tab of its own",
    replace: "Replace it with this text",
  },
  stored: (words: string) => `“${words}” is saved`,
  othersFile: "changed since you opened it",
  deletedTitle: "This entry has been deleted",
  deletedLead:
    "Your text is still here, and nothing was saved. If you save it again, the entry is back, with your text.",
  saveAgain: "Save it again",
  movedTitle: "This entry has another address now",
  movedLead:
    "Your text is still here, and nothing was saved. Open the entry at its new address, in a second tab, and copy your text into it.",
  newAddress: "the new address",
  backupOf: (time: string) => `backup of ${time}`,
  oldBackup:
    "Your browser has a backup of this entry. The entry was saved again after that backup was made, perhaps by somebody else, and the backup lacks what was saved. Use it? You are asked again before it replaces what was saved.",
  throwAway: "The backup holds what was typed in this form and was not saved. Throw it away for good?",
  orUsed: "If you cancel, the backup is used.",
  orKept: "If you cancel, the backup is kept for another time, and the form is empty.",
};

/** Texts of the dialogs before saving, in the languages of the editors' area. */
export const saveTexts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    refused: (count) => `${count} masalah perlu diperbaiki`,
    kept: "Belum ada yang disimpan; teks Anda masih ada di sini",
    problems: {
      title: "Belum disimpan",
      lead: "Teks Anda masih ada di sini. Perbaiki dahulu hal berikut:",
      back: "Kembali ke teks",
    },
    problemsElsewhere: {
      title: "Tidak ada yang diubah",
      lead: "Dengan perubahan itu ada yang salah di situs. Perbaiki dahulu hal berikut:",
      back: "Tutup",
    },
    back: "Kembali ke teks",
    noText: (into, from) =>
      `Teks bahasa ${into} belum ada. Anda dapat mengisinya dari bahasa ${from}, lalu menerjemahkannya.`,
    orDraft: "Untuk konsep, judul dalam satu bahasa sudah cukup.",
    offSite:
      "Entri ini sedang tampil di situs. Jika Anda menjadikannya konsep lalu menerbitkannya, entri ini ditarik dari situs.",
    makeDraft: "Aktifkan “Konsep”",
    fillIn: (from) => `Isi dari bahasa ${from}`,
    heavyTitle: "Gambar yang berat",
    heavyLead: (size) =>
      `Di atas ${size}, pengunjung dengan ponsel harus menunggu. Kecilkan gambarnya, atau simpan apa adanya.`,
    saveAnyway: "Simpan apa adanya",
    sameTitle: "Belum diterjemahkan?",
    sameLead: "Teks berikut persis sama dalam kedua bahasa. Terjemahkan dahulu, atau simpan apa adanya.",
    same: "sama dalam kedua bahasa",
    others: {
      title: "Orang lain sudah menyimpan entri ini",
      lead: "Teks Anda masih ada di sini, dan belum ada yang disimpan. Buka entri ini di tab kedua untuk melihat tulisan mereka, lalu gabungkan keduanya.",
      see: "Lihat tulisan mereka di tab kedua",
      replace: "Ganti dengan teks saya",
    },
    otherTab: {
      title: "Entri ini sudah disimpan di tab lain",
      lead: "Teks Anda masih ada di sini, dan belum ada yang disimpan. Lihat apa yang disimpan peramban ini di tab lain, lalu gabungkan keduanya.",
      see: "Lihat yang tersimpan, di tab tersendiri",
      replace: "Ganti dengan teks ini",
    },
    stored: (words) => `yang tersimpan “${words}”`,
    othersFile: "berubah sejak Anda membukanya",
    deletedTitle: "Entri ini sudah dihapus",
    deletedLead:
      "Teks Anda masih ada di sini, dan belum ada yang disimpan. Jika Anda simpan lagi, entri ini kembali, dengan teks Anda.",
    saveAgain: "Simpan lagi",
    movedTitle: "Alamat entri ini sudah diganti",
    movedLead:
      "Teks Anda masih ada di sini, dan belum ada yang disimpan. Buka entri ini di alamat yang baru, di tab kedua, lalu salin teks Anda ke sana.",
    newAddress: "alamat yang baru",
    backupOf: (time) => `cadangan ${time}`,
    oldBackup:
      "Ada cadangan entri ini di peramban Anda. Sesudah cadangan itu dibuat, entri ini disimpan lagi, mungkin oleh orang lain, dan yang disimpan itu tidak ada di dalam cadangan. Pakai cadangan itu? Anda ditanya lagi sebelum tulisan yang tersimpan diganti.",
    throwAway: "Cadangan itu berisi ketikan di formulir ini yang belum disimpan. Buang untuk selamanya?",
    orUsed: "Bila Anda membatalkan, cadangan itu dipakai.",
    orKept: "Bila Anda membatalkan, cadangan itu tetap ada untuk lain waktu, dan formulir ini kosong.",
  },
};
