import { date, group, longText, text } from "./field";

/** What happened on a day. */
export const update = group(
  {
    date: date({ label: { en: "Date", id: "Tanggal" } }),
    text: longText({ label: { en: "What happened", id: "Apa yang terjadi" }, max: 400 }),
  },
  { label: { en: "Update", id: "Kabar" }, typeName: "Update" },
);

/** What went wrong, and what was changed. */
export const setback = group(
  {
    title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
    text: longText({
      label: { en: "What happened, and what we changed", id: "Yang terjadi dan yang kami ubah" },
    }),
  },
  { label: { en: "Setback", id: "Kegagalan" }, typeName: "Setback" },
);
