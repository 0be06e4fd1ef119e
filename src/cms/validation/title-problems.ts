import { slug } from "../../content-model/field";
import type { AdminLanguage } from "../../content-model/field-info";
import { quoted } from "../../content-model/problem-text";
import { titleOfAddress } from "./borrowed-title";
import type { EntryTexts, EntryProblem } from "./entry-problems";

const addressable: Readonly<Record<AdminLanguage, string>> = {
  en: "a title with at least one letter a–z or digit, and without _ or ~: the address is made from it",
  id: "judul dengan sedikitnya satu huruf a–z atau angka, tanpa _ atau ~: alamat dibuat dari judul",
};

/** The problem of a new entry with the title that its address is made from, if no address can be made from that. */
export function titleProblems(texts: EntryTexts, wordsIn: AdminLanguage): EntryProblem[] {
  const found = titleOfAddress(texts);
  if (!found || slug().safeParse(slugFromTitle(found.title)).success) return [];
  const { language, title } = found;
  return [{ language, field: "title", found: quoted(title), expected: addressable[wordsIn] }];
}

/** As far as it matters here, what Decap makes of a title: it takes accents away and leaves _ and ~. */
function slugFromTitle(title: string): string {
  const signs = title
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^\w~]+/g, "-");
  return signs.replaceAll(/^-|-$/g, "");
}
