import { z } from "zod";
import { defineCopyFile } from "../collection";
import { longText, text } from "../field";
import { searchText } from "./sections";

/** Words of the list of articles and of what follows each article. */
export const newsPage = defineCopyFile({
  name: "news",
  folder: "pages",
  typeName: "NewsPage",
  label: { en: "News pages", id: "Halaman berita" },
  shareSection: "sections.news",
  schema: z.strictObject({
    seo: searchText(),
    title: text({ label: { en: "Heading", id: "Judul" }, max: 80 }),
    lead: longText({ label: { en: "Introduction", id: "Pengantar" }, max: 300 }),
    donateTitle: text({
      label: { en: "Call to donate below an article", id: "Ajakan donasi di bawah artikel" },
    }),
  }),
});
