/** How a spreadsheet in a language is written: its separators and words. Columns are in the order of the file. */
export const ledgerWords = {
  en: {
    separator: ",",
    decimalSign: ".",
    columns: {
      date: "Date",
      kind: "Kind",
      title: "Purpose",
      project: "Project",
      method: "Method",
      currency: "Currency",
      amount: "Amount",
      state: "State",
      frequency: "Frequency",
      reference: "Reference",
      refundedOn: "Refunded on",
      refunded: "Refunded",
    },
    kinds: { donation: "donation", purchase: "sale" },
    frequencies: { once: "once", monthly: "monthly" },
    states: {
      created: "not finished",
      pending: "awaited",
      paid: "paid",
      failed: "failed",
      expired: "not paid in time",
      replaced: "given up for another",
      refunded: "refunded",
      renewed: "paid again",
    },
  },
  id: {
    separator: ";",
    decimalSign: ",",
    columns: {
      date: "Tanggal",
      kind: "Jenis",
      title: "Tujuan",
      project: "Proyek",
      method: "Cara",
      currency: "Mata uang",
      amount: "Jumlah",
      state: "Status",
      frequency: "Frekuensi",
      reference: "Nomor rujukan",
      refundedOn: "Tanggal dikembalikan",
      refunded: "Dikembalikan",
    },
    kinds: { donation: "donasi", purchase: "penjualan" },
    frequencies: { once: "sekali", monthly: "bulanan" },
    states: {
      created: "belum selesai",
      pending: "ditunggu",
      paid: "lunas",
      failed: "gagal",
      expired: "lewat waktu",
      replaced: "diganti pembayaran lain",
      refunded: "dikembalikan",
      renewed: "dibayar lagi",
    },
  },
} as const;

export type LedgerLanguage = keyof typeof ledgerWords;

export const ledgerLanguages = Object.keys(ledgerWords) as readonly LedgerLanguage[];
