import { z } from "zod";
import type { Currency } from "../../domain/currency";
import { defineCopyFile } from "../collection";
import { date, group, imageFile, number, optional, text } from "../field";
import type { Bilingual } from "../field-info";
import { type Demand, withRules } from "../rule";

/** What a payment provider keeps of a payment. */
function feeRate(label: Bilingual, and: Bilingual, unit: Currency) {
  return optional(
    group(
      {
        percent: number({
          label: { en: "Percent", id: "Persen" },
          max: 20,
          integer: false,
          unit: "percent",
        }),
        fixed: number({ label: and, max: 100_000, integer: false, unit }),
      },
      { label, typeName: "FeeRate" },
    ),
  );
}

const fields = z.strictObject({
  permitNumber: text({
    label: { en: "Number of the collection permit", id: "Nomor izin pengumpulan" },
    max: 80,
    shared: true,
  }),
  permitExpires: date({
    label: { en: "Permit is valid until", id: "Izin berlaku sampai" },
    hint: {
      en: "After this day the site no longer shows the permit",
      id: "Setelah tanggal ini situs tidak lagi menampilkan izin",
    },
  }),
  accountHolder: text({
    label: { en: "Account holder", id: "Pemilik rekening" },
    max: 80,
    shared: true,
  }),
  bankAccount: optional(
    group(
      {
        bank: optional(
          text({
            label: { en: "Bank", id: "Bank" },
            hint: { en: "As payers find it in their bank's app", id: "Seperti tertulis di aplikasi bank" },
            max: 60,
            shared: true,
          }),
        ),
        number: optional(
          text({
            label: { en: "Account number", id: "Nomor rekening" },
            pattern: { regex: /^\d[\d .-]{3,28}\d$/, example: "123-00-0456789-1" },
            shared: true,
          }),
        ),
        qris: optional(
          imageFile({
            label: { en: "QRIS code", id: "Kode QRIS" },
            hint: {
              en: "The picture of the organisation's static code, cut out close to its edge",
              id: "Gambar kode statis milik lembaga, dipotong rapat di tepinya",
            },
          }),
        ),
      },
      {
        label: { en: "Bank account for transfers", id: "Rekening bank untuk transfer" },
        hint: {
          en: "An account, a QRIS code or both; shown to those who choose to transfer, if the operator switched transfers on",
          id: "Rekening, kode QRIS, atau keduanya; tampil bagi yang memilih transfer, jika pengelola situs mengaktifkan transfer",
        },
        typeName: "BankAccount",
      },
    ),
  ),
  feeShare: text({
    label: { en: "Share kept for running costs", id: "Bagian untuk biaya operasional" },
    hint: { en: "As a sentence; no invented figure", id: "Sebagai kalimat; tanpa angka karangan" },
  }),
  fees: optional(
    group(
      {
        stripe: feeRate({ en: "Stripe", id: "Stripe" }, { en: "And dollars", id: "Ditambah dolar" }, "USD"),
        midtrans: feeRate(
          { en: "Midtrans", id: "Midtrans" },
          { en: "And rupiah", id: "Ditambah rupiah" },
          "IDR",
        ),
      },
      {
        label: { en: "Fees of the payment providers", id: "Biaya penyedia pembayaran" },
        hint: {
          en: "By your contract; donors may then add the fee to their gift",
          id: "Menurut kontrak Anda; donatur lalu boleh menambahkan biaya itu pada donasinya",
        },
        typeName: "ProviderFees",
      },
    ),
  ),
  rupiahPerDollar: number({
    label: { en: "Rupiah for one US dollar", id: "Rupiah untuk satu dolar AS" },
    min: 1000,
    max: 100_000,
    unit: "IDR",
  }),
  rupiahRateDate: date({ label: { en: "Day of the exchange rate", id: "Tanggal kurs" } }),
});

/** Demands a bank with its number, a QRIS picture, or both. */
function accountDemands({ bankAccount }: z.output<typeof fields>): Demand[] {
  if (!bankAccount) return [];
  const { bank, number: account, qris } = bankAccount;
  if (account === undefined && (bank !== undefined || qris === undefined)) {
    const expected = {
      en: "the account number, or a QRIS code alone",
      id: "nomor rekening, atau kode QRIS saja",
    };
    return [{ path: ["bankAccount", "number"], expected }];
  }
  if (bank !== undefined || account === undefined) return [];
  return [
    { path: ["bankAccount", "bank"], expected: { en: "the bank of the account", id: "bank rekening itu" } },
  ];
}

/** Who receives donations, where and under which permit, and the exchange rate of rupiah amounts. */
export const givingSettings = defineCopyFile({
  name: "giving",
  folder: "settings",
  typeName: "GivingSettings",
  label: { en: "Donations: permit, account and exchange rate", id: "Donasi: izin, rekening, dan kurs" },
  schema: withRules(fields, accountDemands),
});
