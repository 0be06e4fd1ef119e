import type { AdminLanguage } from "../../content-model/field-info";
import { adminLanguage } from "./admin-language";
import { openDialog } from "./dialog";

const english = {
  title: (chosen: string) => `Show “${chosen}” on /donate/?`,
  lead: "One campaign is shown there. This one gets a page of its own instead:",
  place: "shown on /donate/ now",
  back: "Back to the text",
  replace: "Show the new one",
};

const texts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    title: (chosen) => `Tampilkan “${chosen}” di /donate/?`,
    lead: "Hanya satu kampanye tampil di sana. Kampanye ini lalu mendapat halaman sendiri:",
    place: "sekarang tampil di /donate/",
    back: "Kembali ke teks",
    replace: "Tampilkan yang baru",
  },
};

/** Asks whether a campaign takes the place of those at `/donate/`; resolves to true for yes. */
export async function confirmOtherCampaign(chosen: string, former: readonly string[]): Promise<boolean> {
  const { title, lead, place, back, replace } = texts[adminLanguage()];
  const lines = former.map((term) => ({ term, text: place }));
  const pressed = await openDialog({ title: title(chosen), lead, lines, buttons: [back, replace] });
  return pressed === replace;
}
