import type { AdminLanguage } from "../../content-model/field-info";
import type { Language } from "../../domain/languages";
import type { DecapEntry } from "../decap-entry";
import { shortened, tellingLength } from "../files/value-text";
import { historyTexts } from "../history/history-texts";
import { copying } from "../validation/copied-fields";
import { adminLanguage, languageLabel } from "./admin-language";
import { openDialog } from "./dialog";

const english = {
  nothing: (from: string) => `Nothing to copy from ${from}`,
  nothingLead: (from: string) => `Nothing is written in ${from} yet. Your text stays as it is.`,
  title: (from: string) => `Fill in from ${from}?`,
  lead: (from: string) => `These texts are replaced. What is blank in ${from} stays as it is here.`,
  back: "Do not replace",
  replace: "Replace",
};

const texts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    nothing: (from) => `Tidak ada yang dapat disalin dari bahasa ${from}`,
    nothingLead: (from) => `Belum ada teks dalam bahasa ${from}. Teks Anda tetap seperti adanya.`,
    title: (from) => `Isi dari bahasa ${from}?`,
    lead: (from) =>
      `Teks berikut akan diganti. Yang kosong dalam bahasa ${from} tetap seperti adanya di sini.`,
    back: "Jangan ganti",
    replace: "Ganti",
  },
};

/** Asks before a language of a form is filled in from another one; undefined if nothing is lost by it. */
export function askBeforeCopying(
  entry: DecapEntry,
  from: Language,
  into: Language,
): Promise<boolean> | undefined {
  const language = adminLanguage();
  const [t, name] = [texts[language], languageLabel(from)];
  const { isEmpty, replaced } = copying(entry, from, into, language);
  if (isEmpty) {
    const told = { title: t.nothing(name), lead: t.nothingLead(name), lines: [] };
    return openDialog({ ...told, buttons: [historyTexts().close] }).then(() => false);
  }
  if (replaced.length === 0) return undefined;
  return openDialog({
    title: t.title(name),
    lead: t.lead(name),
    lines: replaced.map(({ label, words }) => ({ term: label, text: shortened(words, tellingLength) })),
    buttons: [t.back, t.replace],
  }).then((pressed) => pressed === t.replace);
}
