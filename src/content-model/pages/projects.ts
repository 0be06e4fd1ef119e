import { z } from "zod";
import { defineCopyFile } from "../collection";
import { list, longText, text } from "../field";
import { searchText } from "./sections";

/** Words of the catalogue, and the key features in the dialog of every project. */
export const projectsPage = defineCopyFile({
  name: "projects",
  folder: "pages",
  typeName: "ProjectsPage",
  label: { en: "Project pages", id: "Halaman proyek" },
  schema: z.strictObject({
    seo: searchText(),
    title: text({ label: { en: "Heading", id: "Judul" }, max: 80 }),
    lead: longText({ label: { en: "Introduction", id: "Pengantar" }, max: 300 }),
    keyFeatures: list(text({ label: { en: "Feature", id: "Fitur" }, max: 80 }), {
      label: { en: "Key features in every project’s dialog", id: "Fitur utama di dialog setiap proyek" },
      min: 1,
      max: 8,
    }),
    mapTitle: text({ label: { en: "Map: heading", id: "Peta: judul" }, max: 80 }),
    mapLead: longText({ label: { en: "Map: introduction", id: "Peta: pengantar" }, max: 300 }),
    donateTitle: text({
      label: { en: "Call to donate below a project", id: "Ajakan donasi di bawah proyek" },
    }),
  }),
});
