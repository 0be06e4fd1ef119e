import { z } from "zod";
import { defineCopyFile } from "../collection";
import { date, number, text } from "../field";

/** Who receives donations, under which permit, and the exchange rate that rupiah amounts are shown at. */
export const givingSettings = defineCopyFile({
  name: "giving",
  folder: "settings",
  typeName: "GivingSettings",
  label: { en: "Donations: permit and exchange rate", id: "Donasi: izin dan kurs" },
  schema: z.strictObject({
    permitNumber: text({
      label: { en: "Number of the collection permit", id: "Nomor izin pengumpulan" },
      max: 80,
      shared: true,
    }),
    permitExpires: date({
      label: { en: "Permit is valid until", id: "Izin berlaku sampai" },
      hint: { en: "After this day the block is hidden", id: "Setelah tanggal ini bloknya disembunyikan" },
    }),
    accountHolder: text({
      label: { en: "Account holder", id: "Pemilik rekening" },
      max: 80,
      shared: true,
    }),
    feeShare: text({
      label: { en: "Share kept for running costs", id: "Bagian untuk biaya operasional" },
      hint: { en: "As a sentence; no invented figure", id: "Sebagai kalimat; tanpa angka karangan" },
    }),
    rupiahPerDollar: number({
      label: { en: "Rupiah for one US dollar", id: "Rupiah untuk satu dolar AS" },
      min: 1000,
      max: 100_000,
    }),
    rupiahRateDate: date({ label: { en: "Day of the exchange rate", id: "Tanggal kurs" } }),
  }),
});
