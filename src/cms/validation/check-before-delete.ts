import type { ContentText } from "../../content-model/content-text";
import { referencesTo } from "../../content-model/references";
import { isReserved } from "../../content-model/site-pages";
import type { DecapBackend } from "../backend/decap-backend";
import { pathInContent, readContent } from "../backend/read-content";
import { adminLanguage } from "../interface/admin-language";
import { deleteTexts, showReferringEntries } from "../interface/delete-dialog";
import { referringEntries } from "./referring-entries";
import { Refusal } from "./refusal";

/**
 * Refuses to delete an entry, a picture or a file that other content refers to, or an entry whose page the
 * site itself links to.
 * @throws Refusal after showing the editor what refers to it
 */
export async function checkBeforeDelete(paths: readonly string[], backend: DecapBackend): Promise<void> {
  const files = paths.map(pathInContent);
  const texts = await readContent(backend);
  const language = adminLanguage();
  const entries = [
    ...siteAddresses(files, texts).map(deleteTexts[language].site),
    ...referringEntries(referencesTo(files, texts), language),
  ];
  if (entries.length === 0) return;
  showReferringEntries(entries);
  throw new Refusal(deleteTexts[language].refused(entries.map(({ title }) => title)));
}

/**
 * The reserved addresses of the pages of these files, which every page links to: the default campaign's
 * `/donate/`.
 */
function siteAddresses(files: readonly string[], texts: readonly ContentText[]): string[] {
  const own = texts.filter(({ file }) => files.includes(file));
  return [...new Set(own.flatMap(({ address }) => (address && isReserved(address) ? [address] : [])))];
}
