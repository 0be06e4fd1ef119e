import { entryFile } from "../../content-model/entry-file";
import type { AdminLanguage } from "../../content-model/field-info";
import { referencesTo } from "../../content-model/references";
import { pathInContent } from "../backend/read-content";
import { readWithDrafts } from "../backend/read-drafts";
import type { SignedIn } from "../backend/signed-in";
import { openFiles, openName } from "../files/open-form";
import { referringEntries } from "../validation/referring-entries";
import { adminLanguage } from "./admin-language";
import { referrerList } from "./referrer-list";
import { actionButton, openWindow, showWhile } from "./window";

const english = {
  uses: "Used in",
  title: (name: string) => `Where “${name}” is used`,
  count: (count: number) =>
    count === 0
      ? "No other text refers to it."
      : `${count === 1 ? "One text refers" : `${count} texts refer`} to it. Each opens in a new tab:`,
};

const texts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    uses: "Dipakai di",
    title: (name) => `Tempat “${name}” dipakai`,
    count: (count) =>
      count === 0
        ? "Tidak ada teks lain yang merujuk ke sini."
        : `${count} teks merujuk ke sini. Masing-masing terbuka di tab baru:`,
  },
};

/**
 * Makes a button that shows which texts refer to the open entry; it is hidden while none is open.
 *
 * @param usesDrafts whether the backend has drafts, which may refer to it, too
 */
export function entryUsesButton(signedIn: () => SignedIn, usesDrafts: boolean): HTMLButtonElement {
  const language = adminLanguage();
  const t = texts[language];
  const button = actionButton(t.uses, async () => {
    const files = openFiles().map(pathInContent);
    const texts = await readWithDrafts(signedIn().backend, usesDrafts);
    const entries = referringEntries(referencesTo(files, texts), texts, language);
    openWindow(t.title(openName(texts)), t.count(entries.length)).append(referrerList(entries));
    return false;
  });
  return showWhile(button, () => openFiles().some((path) => entryFile(pathInContent(path))));
}
