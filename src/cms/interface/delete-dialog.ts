import { titleOf, type ContentText } from "../../content-model/content-text";
import type { AdminLanguage } from "../../content-model/field-info";
import type { ReferringEntry } from "../validation/referring-entries";
import { adminLanguage } from "./admin-language";
import { openDialog } from "./dialog";
import { element } from "./element";

const english = {
  refused: (titles: readonly string[]) => `referred to by ${list(titles, "en")}`,
  title: (name: string) => `“${name}” is not deleted`,
  lead: "Other texts of the site refer to it. Each opens in a new tab:",
  choices: "You may change these texts yourself, or have it done now, in all languages, and then delete it.",
  site: (address: string): ReferringEntry => ({
    title: `the site (${address})`,
    place: "every page leads there: choose another entry for this address first",
  }),
  back: "Keep it",
  takeOut: "Take the references out and delete",
  goal: "Another entry for the references to lead to",
  leadThere: "Lead them there and delete",
};

/** Texts of the dialog for a deletion that others stand against, in the languages of the editors' area. */
export const deleteTexts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    refused: (titles) => `dirujuk oleh ${list(titles, "id")}`,
    title: (name) => `“${name}” tidak dihapus`,
    lead: "Teks lain di situs masih merujuk ke sini. Masing-masing terbuka di tab baru:",
    choices:
      "Anda dapat mengubah sendiri teks-teks itu, atau minta diubahkan sekarang, dalam semua bahasa, lalu entri ini dihapus.",
    site: (address) => ({
      title: `situs (${address})`,
      place: "setiap halaman menautkannya: pilih dahulu entri lain untuk alamat ini",
    }),
    back: "Jangan hapus",
    takeOut: "Lepaskan rujukannya, lalu hapus",
    goal: "Entri lain sebagai tujuan rujukan",
    leadThere: "Alihkan ke sana, lalu hapus",
  },
};

/** What stands against a deletion, and what can be done about it. */
interface Question {
  /** What the editor calls what is to be deleted. */
  readonly name: string;
  readonly entries: readonly ReferringEntry[];
  readonly canTakeOut: boolean;
  /** Entries that the references may lead to. */
  readonly goals: readonly ContentText[];
}

/** Shows the entries that refer to what was to be deleted. Resolves with what to do: undefined for nothing. */
export async function askForReferrers({
  name,
  entries,
  canTakeOut,
  goals,
}: Question): Promise<ContentText | "take out" | undefined> {
  const t = deleteTexts[adminLanguage()];
  const goal = element("select", {}, goals.map(option));
  const field = element("label", {}, [`${t.goal} `, goal]);
  const buttons = [...(canTakeOut ? [t.takeOut] : []), ...(goals.length > 0 ? [t.leadThere] : [])];
  const pressed = await openDialog({
    title: t.title(name),
    lead: t.lead,
    lines: entries.map(({ title, place, form }) => ({ term: title, text: place, href: form })),
    more: [
      ...(buttons.length > 0 ? [element("p", { textContent: t.choices })] : []),
      ...(goals.length > 0 ? [field] : []),
    ],
    buttons: [t.back, ...buttons],
  });
  if (pressed === t.takeOut) return "take out";
  return pressed === t.leadThere ? goals[goal.selectedIndex] : undefined;
}

function option(text: ContentText): HTMLOptionElement {
  return element("option", { textContent: titleOf(text) });
}

function list(titles: readonly string[], language: AdminLanguage): string {
  return new Intl.ListFormat(language).format(titles.map((title) => `“${title}”`));
}
