import { collections } from "../../content-model/content-model";
import type { Bilingual } from "../../content-model/field-info";

/** Name of the first screen in the addresses of the editors' area. */
export const deskName = "desk";

/** What the editors' area calls what is no collection of entries, by its name there. */
export const folderLabels = {
  desk: { en: "Desk", id: "Meja redaksi" },
  pages: { en: "Page texts", id: "Teks halaman" },
  settings: { en: "Settings", id: "Pengaturan" },
  strings: { en: "Buttons and labels", id: "Tombol dan label" },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** What the area calls each list, by its name, in the area's order. */
export const listLabels: ReadonlyMap<string, Bilingual> = new Map([
  ...collections.map(({ name, label }) => [name, label] as const),
  ...Object.entries(folderLabels).filter(([name]) => name !== deskName),
]);
