import { titleAmong, type ContentText } from "../../content-model/content-text";
import type { AdminLanguage } from "../../content-model/field-info";
import { formatNumeral } from "../../domain/format";
import { adminLanguage } from "./admin-language";
import { openDialog } from "./dialog";

const english = {
  title: "Change the figures with it?",
  lead: "They are the sum of the months of a chart, or the end of a series, and are saved together with it. Afterwards look at the day and the words of each of them, under Figures:",
  change: (from: string, to: string) => `${from} → ${to}`,
  back: "Back to the text",
  save: "Save both",
};

const texts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    title: "Ubah juga angkanya?",
    lead: "Angka ini jumlah semua bulan sebuah grafik, atau akhir sebuah deret, dan disimpan bersamanya. Sesudah itu periksalah tanggal dan kata-katanya di bagian Angka:",
    change: english.change,
    back: "Kembali ke teks",
    save: "Simpan keduanya",
  },
};

/** Asks whether figures change with a text, given them as they are and as they become; resolves to true for yes. */
export async function confirmFigures(
  before: readonly ContentText[],
  after: readonly ContentText[],
): Promise<boolean> {
  const language = adminLanguage();
  const { title, lead, change, back, save } = texts[language];
  const valueIn = (all: readonly ContentText[], name: string) =>
    formatNumeral(
      Number(all.find(({ name: own, data }) => own === name && data.value !== undefined)?.data.value),
      language,
    );
  const names = [...new Set(after.map(({ name }) => name))];
  const lines = names.map((name) => ({
    term: titleAmong(language, name, before),
    text: change(valueIn(before, name), valueIn(after, name)),
  }));
  return (await openDialog({ title, lead, lines, buttons: [back, save] })) === save;
}
