import type { AdminLanguage } from "../../content-model/field-info";
import type { ReferringEntry } from "../validation/referring-entries";
import { adminLanguage } from "./admin-language";
import { openDialog } from "./dialog";
import { element } from "./element";
import { referrerLines } from "./referrer-list";

const english = {
  button: "Change address…",
  title: (name: string) => `Change the address of “${name}”`,
  lead: (address: string) => `It is ${address} now. Old links will lead to the new one.`,
  unseen: "Nothing will lead from the old address to the new one: no page is shown there.",
  referring: "What refers to it will lead to the new address, in all languages:",
  label: "Last part of the address",
  back: "Keep it",
  change: "Change",
  cannot: "A text that refers to it would not be valid then.",
  failed: (name: string) => `The address of “${name}” stays`,
  unsaved: "Save the form first, or leave it without saving.",
  draft: "It has changes that are not published yet. Publish or delete them first.",
};

/** Texts about the address of an entry, in the languages of the editors' area. */
export const addressTexts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    button: "Ganti alamat…",
    title: (name) => `Ganti alamat “${name}”`,
    lead: (address) => `Alamatnya sekarang ${address}. Tautan lama akan dialihkan ke alamat yang baru.`,
    unseen: "Tidak ada pengalihan dari alamat yang lama: tidak ada halaman yang tampil di sana.",
    referring: "Yang merujuk ke sini akan menuju alamat yang baru, dalam semua bahasa:",
    label: "Bagian terakhir alamat",
    back: "Jangan ganti",
    change: "Ganti",
    cannot: "Salah satu teks yang merujuk ke sini akan menjadi tidak sah.",
    failed: (name) => `Alamat “${name}” tetap`,
    unsaved: "Simpan dahulu formulirnya, atau tinggalkan tanpa menyimpan.",
    draft: "Ada perubahan yang belum terbit. Terbitkan atau hapus dahulu.",
  },
};

/** What is asked about a new address. */
interface AddressQuestion {
  readonly name: string;
  /** Only if it was public. */
  readonly address: string | undefined;
  readonly entries: readonly ReferringEntry[];
  /** What stands in the field. */
  readonly slug: string;
  /** Why the last answer could not be taken. */
  readonly refusal: string | undefined;
}

/** Asks for the last part of an entry's new address; resolves with undefined if it is to stay. */
export async function askAddress({
  name,
  address,
  entries,
  slug,
  refusal,
}: AddressQuestion): Promise<string | undefined> {
  const t = addressTexts[adminLanguage()];
  const input = element("input", {
    className: "tajuk-address",
    value: slug,
    autofocus: true,
    spellcheck: false,
  });
  input.addEventListener("change", () => {
    input.value = slugOf(input.value);
  });
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    // the button that gets the focus back would be pressed
    event.preventDefault();
    input.closest("dialog")?.close(t.change);
  });
  const said = address ? t.lead(address) : t.unseen;
  const pressed = await openDialog({
    title: t.title(name),
    lead: entries.length > 0 ? `${said} ${t.referring}` : said,
    lines: referrerLines(entries),
    more: [
      element("label", {}, [`${t.label} `, input]),
      ...(refusal ? [element("p", { role: "alert", textContent: refusal })] : []),
    ],
    buttons: [t.back, t.change],
  });
  return pressed === t.change ? slugOf(input.value) : undefined;
}

/** What is typed, written as addresses are. */
const slugOf = (typed: string) => typed.trim().toLowerCase().replaceAll(/\s+/g, "-");

/** Tells why an entry's address cannot be changed now. */
export async function tellKept(name: string, why: string): Promise<void> {
  const t = addressTexts[adminLanguage()];
  await openDialog({ title: t.failed(name), lead: why, lines: [], buttons: [t.back] });
}
