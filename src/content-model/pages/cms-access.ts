import { z } from "zod";
import { defineCopyFile } from "../collection";
import { group, list, longText, text } from "../field";
import { searchText } from "./sections";

const collection = group(
  {
    title: text({ label: { en: "Name", id: "Nama" }, max: 60 }),
    name: text({ label: { en: "Folder", id: "Folder" }, max: 40, shared: true }),
    text: longText({ label: { en: "What it holds", id: "Isinya" }, max: 200 }),
  },
  { label: { en: "Collection", id: "Koleksi" }, typeName: "CmsCollection" },
);

/** Words of the content team's entry page. Every language of the site shows those in `teamLanguage`. */
export const cmsAccessPage = defineCopyFile({
  name: "cms-access",
  folder: "pages",
  typeName: "CmsAccessPage",
  label: { en: "Entry page of the content team", id: "Halaman masuk tim konten" },
  schema: z.strictObject({
    seo: searchText(),
    title: text({ label: { en: "Heading", id: "Judul" }, max: 80 }),
    lead: longText({ label: { en: "Introduction", id: "Pengantar" }, max: 300 }),
    openLabel: text({ label: { en: "Button to the editor", id: "Tombol ke penyunting" }, max: 60 }),
    newTab: text({ label: { en: "“Opens in a new tab”", id: "“Terbuka di tab baru”" }, max: 60 }),
    identityLabel: text({
      label: { en: "Button to the identity login", id: "Tombol masuk identitas" },
      max: 60,
    }),
    collectionsTitle: text({ label: { en: "Collections: heading", id: "Koleksi: judul" }, max: 60 }),
    collections: list(collection, { label: { en: "Collections", id: "Koleksi" }, min: 1, max: 8 }),
    closing: longText({
      label: { en: "What happens to a change", id: "Yang terjadi pada perubahan" },
      max: 300,
    }),
  }),
});
