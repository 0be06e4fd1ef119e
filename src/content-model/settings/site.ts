import { z } from "zod";
import { defineCopyFile } from "../collection";
import { emailAddress, list, longText, number, optional, text } from "../field";
import { countryCode, phoneNumber } from "../phone-number";
import { picture } from "../picture";

/** Name, contact details and footer: shown on every page. */
export const siteSettings = defineCopyFile({
  name: "site",
  folder: "settings",
  typeName: "SiteSettings",
  label: { en: "Organisation and contact", id: "Organisasi dan kontak" },
  // for pages that belong to no text of the content
  shareSection: "",
  schema: z.strictObject({
    name: text({ label: { en: "Short name", id: "Nama singkat" }, max: 30, shared: true }),
    legalName: text({ label: { en: "Legal name", id: "Nama resmi" }, max: 80, shared: true }),
    footerText: longText({ label: { en: "Text in the footer", id: "Teks di bagian bawah" }, max: 200 }),
    email: text({
      label: { en: "E-mail", id: "Surel" },
      pattern: emailAddress,
      shared: true,
    }),
    phone: text({
      label: { en: "Phone", id: "Telepon" },
      hint: { en: `With country code: +${countryCode} …`, id: `Dengan kode negara: +${countryCode} …` },
      pattern: phoneNumber,
      shared: true,
    }),
    phoneHours: text({ label: { en: "Phone hours", id: "Jam telepon" } }),
    address: list(text({ label: { en: "Line", id: "Baris" } }), {
      // Decap writes their number before it
      label: { en: "Address lines", id: "Baris alamat" },
      min: 1,
      max: 5,
    }),
    shareImage: picture(),
    profiles: optional(
      list(
        text({
          label: { en: "Address", id: "Alamat" },
          pattern: { regex: /^https:\/\/\S+$/, example: "https://www.instagram.com/organisasi" },
        }),
        {
          label: { en: "Profiles on other sites", id: "Profil di situs lain" },
          hint: {
            en: "For search engines, which then know that they are yours; not shown on pages",
            id: "Untuk mesin pencari, agar tahu bahwa itu milik Anda; tidak tampil di halaman",
          },
          max: 20,
          shared: true,
        },
      ),
    ),
    copyrightYear: number({
      label: { en: "Copyright year", id: "Tahun hak cipta" },
      min: 2000,
      max: 2100,
    }),
    copyrightUntil: optional(
      number({
        label: { en: "Year of the newest texts", id: "Tahun teks terbaru" },
        hint: {
          en: "The end of the copyright’s years, as in 2024–2026",
          id: "Akhir rentang tahun hak cipta, misalnya 2024–2026",
        },
        min: 2000,
        max: 2100,
      }),
    ),
    identityLoginUrl: optional(
      text({
        label: { en: "Address of the identity login", id: "Alamat masuk identitas" },
        hint: {
          en: "Of the hosting provider; leave empty if there is none",
          id: "Dari penyedia hosting; kosongkan jika tidak ada",
        },
        pattern: { regex: /^https:\/\/\S+$/, example: "https://organisasi.example/.netlify/identity" },
        shared: true,
      }),
    ),
  }),
});
