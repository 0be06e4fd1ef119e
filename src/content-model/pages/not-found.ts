import { z } from "zod";
import { defineCopyFile } from "../collection";
import { longText, text } from "../field";
import { picture } from "../picture";

/** Words and picture of the not-found page. */
export const notFoundPage = defineCopyFile({
  name: "not-found",
  folder: "pages",
  typeName: "NotFoundPage",
  label: { en: "Page not found", id: "Halaman tidak ditemukan" },
  schema: z.strictObject({
    title: text({ label: { en: "Heading", id: "Judul" }, max: 80 }),
    lead: longText({ label: { en: "Introduction", id: "Pengantar" }, max: 300 }),
    image: picture(),
  }),
});
