import { z } from "zod";
import { defineCopyFile } from "../collection";
import { group, longText, optional, toggle } from "../field";

const section = (en: string, id: string) =>
  group(
    {
      underMaintenance: toggle({
        label: { en: "Under maintenance", id: "Sedang diperbaiki" },
        hint: {
          en: "Shows the message instead of the section",
          id: "Menampilkan pesan sebagai ganti bagian ini",
        },
      }),
      message: optional(
        longText({
          label: { en: "Message", id: "Pesan" },
          hint: {
            en: "Without it: that the section is being updated",
            id: "Tanpa pesan: bahwa bagian ini sedang diperbarui",
          },
          max: 240,
        }),
      ),
    },
    { label: { en, id }, typeName: "SectionSwitch" },
  );

/** Which home page sections are replaced by an “Under construction” message. */
export const sectionSwitches = defineCopyFile({
  name: "sections",
  folder: "settings",
  typeName: "SectionSwitches",
  label: { en: "Section switches", id: "Sakelar bagian" },
  schema: z.strictObject({
    projects: section("Projects", "Proyek"),
    news: section("News", "Berita"),
    resources: section("Resources", "Pustaka"),
    contact: section("Contact", "Kontak"),
  }),
});
