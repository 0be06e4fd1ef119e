import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { siteContent } from "../../setup/site";

/** What an editor types into a form, by field name in the content model. */
export interface Entry {
  /** The English and the Indonesian text; a field that several groups have, in their order in each language,
   * empty where it is left out. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** Values that are the same in both languages, one for each group that has the field. */
  readonly shared?: Readonly<Record<string, string | readonly string[]>>;
  /** Labels of the options to choose. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** The inputs of a field: the English form's first, the Indonesian one's last. */
export function inputs(page: Page, name: string): Locator {
  return page.locator(`[id^="${name}-field-"]`).filter({ visible: true });
}

/** Fills in a form whose two languages stand side by side. */
export async function fillEntry(page: Page, { texts, shared = {}, choices = {} }: Entry): Promise<void> {
  for (const [name, values] of Object.entries(texts)) {
    await expect(inputs(page, name)).toHaveCount(values.length);
    for (const [index, value] of values.entries()) {
      if (value !== "") await inputs(page, name).nth(index).fill(value);
    }
  }
  for (const [name, values] of Object.entries(shared)) {
    for (const [index, value] of [values].flat().entries()) await inputs(page, name).nth(index).fill(value);
  }
  for (const [name, words] of Object.entries(choices)) {
    await inputs(page, name).first().click();
    await page.getByRole("option", { name: words, exact: true }).click();
  }
}

/** Types the Markdown body in both languages. */
export async function fillBody(page: Page, english: string, indonesian: string): Promise<void> {
  const editors = page.locator("[contenteditable=true]").filter({ visible: true });
  await editors.first().fill(english);
  await editors.last().fill(indonesian);
}

/** Gives the entry in an Indonesian form another address, and waits for its form there. */
export async function changeAddress(page: Page, slug: string): Promise<void> {
  await page.getByRole("button", { name: "Ganti alamat…" }).click();
  const question = page.getByRole("dialog", { name: /^Ganti alamat/ });
  await question.getByLabel("Bagian terakhir alamat").fill(slug);
  await question.getByRole("button", { name: "Ganti", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/entries/${slug}$`));
}

/** The picture that {@link uploadPicture} uploads if it is given no other; it is stored as it is. */
export const picture = readFileSync(path.join(siteContent, "images/meadow.jpg"));

/** Opens the media library at the form's first picture. */
export async function openLibrary(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^(Pilih gambar( lain)?|Choose (an|different) image)$/ })
    .filter({ visible: true })
    .first()
    .click();
}

/** Chooses a file of the editor's device in the media library. */
export async function chooseFile(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const chosen = page.waitForEvent("filechooser");
  await page.getByText(/^(Unggah|Upload)$/).click();
  await (await chosen).setFiles({ name, mimeType, buffer });
}

/** Uploads a JPEG to the media library under a name and chooses it for the form's first picture. */
export async function uploadPicture(page: Page, name: string, photo: Buffer = picture): Promise<void> {
  await openLibrary(page);
  await chooseFile(page, name, "image/jpeg", photo);
  await chooseSelected(page);
}

/** Takes the picture that is selected in the media library for the field from which it was opened. */
export async function chooseSelected(page: Page): Promise<void> {
  const choose = page.getByRole("button", { name: /^(Pakai yang dipilih|Choose selected)$/ });
  await choose.click();
  // as the library closes, the form is drawn anew, buttons included
  await expect(choose).toHaveCount(0);
}

/** Fills the last language of a form in from English, and agrees to what is lost. */
export async function fillInFromEnglish(page: Page): Promise<void> {
  await askToFillIn(page, "Inggris");
  await page
    .getByRole("dialog", { name: "Isi dari bahasa Inggris?" })
    .getByRole("button", { name: "Ganti", exact: true })
    .click();
}

/** Asks for the language in one of the form's columns to be filled in from another one. */
export async function askToFillIn(page: Page, from: string): Promise<void> {
  const column = page.locator('[class*="-LocaleRowWrapper"]').filter({ visible: true });
  const menu = from === "Inggris" ? column.last() : column.first();
  await menu.getByRole("button", { name: "Isi dari bahasa lain" }).click();
  await menu.getByRole("menuitem", { name: from, exact: true }).click();
}

/** Adds an item to each list of a name, in both languages, and fills them in. */
export async function addItems(page: Page, list: string, item: Entry): Promise<void> {
  const add = inputs(page, list).getByRole("button", { name: /^Tambah/ });
  for (const button of await add.all()) await button.click();
  await fillEntry(page, item);
}
