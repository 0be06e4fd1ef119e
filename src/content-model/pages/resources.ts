import { z } from "zod";
import { defineCopyFile } from "../collection";
import { longText, text } from "../field";
import { searchText } from "./sections";

/** Words of the list of resources and of what follows each of them. */
export const resourcesPage = defineCopyFile({
  name: "resources",
  folder: "pages",
  typeName: "ResourcesPage",
  label: { en: "Resource pages", id: "Halaman pustaka" },
  shareSection: "sections.resources",
  schema: z.strictObject({
    seo: searchText(),
    title: text({ label: { en: "Heading", id: "Judul" }, max: 80 }),
    lead: longText({ label: { en: "Introduction", id: "Pengantar" }, max: 300 }),
    requestTitle: text({ label: { en: "Request: heading", id: "Permintaan: judul" }, max: 80 }),
    requestLead: longText({ label: { en: "Request: introduction", id: "Permintaan: pengantar" }, max: 300 }),
    donateTitle: text({
      label: { en: "Call to donate below the resources", id: "Ajakan donasi di bawah pustaka" },
    }),
  }),
});
