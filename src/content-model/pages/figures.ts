import { z } from "zod";
import { defineCopyFile } from "../collection";
import { longText, text } from "../field";
import { searchText } from "./sections";

/** Words of the page that lists all figures. */
export const figuresPage = defineCopyFile({
  name: "figures",
  folder: "pages",
  typeName: "FiguresPage",
  label: { en: "Figures", id: "Angka" },
  shareSection: "",
  schema: z.strictObject({
    seo: searchText(),
    title: text({ label: { en: "Heading", id: "Judul" }, max: 80 }),
    lead: longText({ label: { en: "Introduction", id: "Pengantar" }, max: 300 }),
    sampleNotice: longText({
      label: { en: "Notice while figures are samples", id: "Pemberitahuan selama ada angka contoh" },
      max: 300,
    }),
    dataTitle: text({ label: { en: "Data: heading", id: "Data: judul" }, max: 80 }),
    dataLead: longText({ label: { en: "Data: introduction", id: "Data: pengantar" }, max: 400 }),
    licence: text({ label: { en: "Name of the licence", id: "Nama lisensi" }, max: 80 }),
    licenceName: text({
      label: { en: "Identifier of the licence", id: "Pengenal lisensi" },
      hint: { en: "As data files name it", id: "Seperti tertulis di berkas data" },
      pattern: { regex: /^[A-Za-z0-9.+-]+$/, example: "CC-BY-4.0" },
      shared: true,
    }),
    licenceAddress: text({
      label: { en: "Address of the licence", id: "Alamat lisensi" },
      pattern: { regex: /^https:\/\/\S+$/, example: "https://creativecommons.org/licenses/by/4.0/" },
    }),
  }),
});
