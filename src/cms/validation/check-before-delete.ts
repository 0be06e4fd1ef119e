import { titleOf, type ContentText } from "../../content-model/content-text";
import { referencesTo } from "../../content-model/references";
import { isReserved } from "../../content-model/site-pages";
import type { DecapBackend } from "../backend/decap-backend";
import { contentRoot, pathInContent, readContent } from "../backend/read-content";
import { adminLanguage } from "../interface/admin-language";
import { askForReferrers, deleteTexts } from "../interface/delete-dialog";
import { mendReferrers, possibleGoals } from "./mend-referrers";
import { referringEntries } from "./referring-entries";
import { Refusal } from "./refusal";

/**
 * Refuses to delete an entry, a picture or a file that other content refers to, or an entry whose page the
 * site itself links to, unless the editor has the references taken out or led to another entry.
 * @returns the texts of other files to write before the deletion, by path from the project's root
 * @throws Refusal after showing the editor what refers to it
 */
export async function checkBeforeDelete(
  paths: readonly string[],
  backend: DecapBackend,
): Promise<Readonly<Record<string, string>>> {
  const files = paths.map(pathInContent);
  const deletion = { files, texts: await readContent(backend) };
  const language = adminLanguage();
  const addresses = siteAddresses(deletion.files, deletion.texts);
  const entries = [
    ...addresses.map(deleteTexts[language].site),
    ...referringEntries(referencesTo(files, deletion.texts), language),
  ];
  if (entries.length === 0) return {};
  const canMend = addresses.length === 0;
  const name = nameOf(deletion.texts, files);
  const without = canMend ? mendReferrers(deletion) : undefined;
  const goals = canMend
    ? possibleGoals(deletion, language).filter((goal) => mendReferrers(deletion, goal))
    : [];
  const answer = await askForReferrers({ name, entries, canTakeOut: without !== undefined, goals });
  const mended = answer === "take out" ? without : answer && mendReferrers(deletion, answer);
  if (!mended) throw new Refusal(deleteTexts[language].refused(entries.map(({ title }) => title)));
  return Object.fromEntries(mended.map(({ file, source }) => [contentRoot + file, source]));
}

/** What the editor calls the files: the title of their entry, or the name of the picture. */
function nameOf(texts: readonly ContentText[], files: readonly string[]): string {
  const own = texts.filter(({ file }) => files.includes(file));
  const text = own.find(({ language }) => language === adminLanguage()) ?? own[0];
  return text ? titleOf(text) : (files[0]?.split("/").pop() ?? "");
}

/**
 * The reserved addresses of the pages of these files, which every page links to: the default campaign's
 * `/donate/`.
 */
function siteAddresses(files: readonly string[], texts: readonly ContentText[]): string[] {
  const own = texts.filter(({ file }) => files.includes(file));
  return [...new Set(own.flatMap(({ address }) => (address && isReserved(address) ? [address] : [])))];
}
