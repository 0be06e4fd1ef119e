import { z } from "zod";
import { defineCopyFile } from "../collection";
import { text } from "../field";
import { picture } from "../picture";
import { searchText } from "./sections";

/** Words that every campaign's page shares. */
export const donatePage = defineCopyFile({
  name: "donate",
  folder: "pages",
  typeName: "DonatePage",
  label: { en: "Donation pages", id: "Halaman donasi" },
  schema: z.strictObject({
    seo: searchText(),
    cardsTitle: text({ label: { en: "Cards: heading", id: "Kartu: judul" }, max: 80 }),
    image: picture(),
    storyTitle: text({ label: { en: "Full text: heading", id: "Teks lengkap: judul" }, max: 80 }),
    accountabilityTitle: text({
      label: { en: "Permit and account: heading", id: "Izin dan rekening: judul" },
      max: 80,
    }),
    campaignsTitle: text({ label: { en: "Campaigns: heading", id: "Kampanye: judul" }, max: 80 }),
  }),
});
