import { isRecord, type Fields } from "../domain/record";
import { zoneName } from "../domain/zone";
import { date, group, optional, previewKey, toggle } from "./field";

/** The fields, of every collection, that say whether and when an entry is on the site. */
export const appearance = {
  appearance: optional(
    group(
      {
        draft: optional(
          toggle({
            label: { en: "Draft: not on the site", id: "Konsep: tidak tampil di situs" },
            hint: {
              en: "While it is on, visitors do not see the entry: Publish only saves it",
              id: "Selama aktif, pengunjung tidak melihat entri ini: Terbitkan hanya menyimpannya",
            },
          }),
        ),
        from: optional(
          date({
            label: { en: "Appears on", id: "Tampil mulai" },
            hint: {
              en: `Empty: at once. The day begins at midnight (${zoneName})`,
              id: `Kosong: langsung tampil. Hari dimulai pukul 00.00 ${zoneName}`,
            },
          }),
        ),
        key: optional(
          previewKey({
            label: { en: "Link to a preview", id: "Tautan pratinjau" },
            hint: {
              en: "For somebody who is to see the entry before it is on the site. Whoever has the link can open it",
              id: "Untuk orang yang perlu melihat entri sebelum tampil di situs. Siapa pun yang memiliki tautannya dapat membukanya",
            },
          }),
        ),
      },
      {
        label: { en: "On the site", id: "Tampil di situs" },
        typeName: "Appearance",
        shared: true,
      },
    ),
  ),
} as const;

/**
 * From when on an entry is on the site: "" for always, a day such as `2026-12-03`, or {@link never}. A later start
 * is the greater text.
 */
export type Start = string;

/** The start of a draft; greater than every day. */
export const never: Start = "never";

/** From when on an entry with some fields is on the site. */
export function startOf({ appearance: fields }: Fields): Start {
  if (!isRecord(fields)) return "";
  if (fields.draft === true) return never;
  return typeof fields.from === "string" ? fields.from : "";
}

/** Whether it cannot be told from when on an entry is on the site, given its fields that are wrong. */
export function hasWrongStart({ wrong = [] }: { readonly wrong?: readonly string[] }): boolean {
  return wrong.some((field) => field.startsWith("appearance"));
}

/** Whether an entry with some fields is on the site on a day. */
export function isOnSite(data: Fields, today: string): boolean {
  return startOf(data) <= today;
}

/** The secret part of the address of an entry's preview, if it has one. */
export function keyOf({ appearance: fields }: Fields): string | undefined {
  return isRecord(fields) && typeof fields.key === "string" && fields.key !== "" ? fields.key : undefined;
}
