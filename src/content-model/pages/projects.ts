import { z } from "zod";
import { defineCopyFile } from "../collection";
import { longText, text } from "../field";
import { searchText } from "./sections";

/** Words of the catalogue and of every project's page. */
export const projectsPage = defineCopyFile({
  name: "projects",
  folder: "pages",
  typeName: "ProjectsPage",
  label: { en: "Project pages", id: "Halaman proyek" },
  shareSection: "sections.projects",
  schema: z.strictObject({
    seo: searchText(),
    title: text({ label: { en: "Heading", id: "Judul" }, max: 80 }),
    lead: longText({ label: { en: "Introduction", id: "Pengantar" }, max: 300 }),
    mapTitle: text({ label: { en: "Map: heading", id: "Peta: judul" }, max: 80 }),
    mapLead: longText({ label: { en: "Map: introduction", id: "Peta: pengantar" }, max: 300 }),
    donateTitle: text({
      label: { en: "Call to donate below a project", id: "Ajakan donasi di bawah proyek" },
    }),
  }),
});
