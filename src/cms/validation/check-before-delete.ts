import { readTexts, titleOf, type ContentText } from "../../content-model/content-text";
import { copyFilePath } from "../../content-model/entry-file";
import { afterMoves, redirectsIn, withRedirects } from "../../content-model/redirects";
import { referencesTo } from "../../content-model/references";
import { redirectSettings, type Redirect } from "../../content-model/settings/redirects";
import { isReserved } from "../../content-model/site-pages";
import { writeTexts, type WrittenFile } from "../../content-model/write-texts";
import { dateInJakarta } from "../../domain/permit";
import type { DecapBackend } from "../backend/decap-backend";
import { contentRoot, pathInContent, readContent } from "../backend/read-content";
import { adminLanguage } from "../interface/admin-language";
import { askBeforeDeletion, deleteTexts } from "../interface/delete-dialog";
import { addressGoals, publicAddress } from "./address-goals";
import { mendReferrers, possibleGoals } from "./mend-referrers";
import { referringEntries } from "./referring-entries";
import { Refusal } from "./refusal";

/**
 * Refuses to delete an entry, a picture or a file that other content refers to, or an entry whose page the
 * site itself links to, unless the editor has the references taken out or led to another entry. Asks where the address
 * of a public page shall lead.
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
  const address = addresses.length > 0 ? undefined : publicAddress(files, deletion.texts, dateInJakarta());
  if (entries.length === 0 && !address) return {};
  const canMend = addresses.length === 0;
  const name = nameOf(deletion.texts, files);
  const without = canMend ? mendReferrers(deletion) : undefined;
  const goals =
    canMend && entries.length > 0
      ? possibleGoals(deletion, language).filter((goal) => mendReferrers(deletion, goal))
      : [];
  const oldAddress = address && { address, goals: addressGoals(files, deletion.texts, language) };
  const answer = await askBeforeDeletion({
    ...{ name, entries, goals, canTakeOut: without !== undefined },
    ...(oldAddress && { oldAddress }),
  });
  const mended =
    typeof answer?.references === "object" ? mendReferrers(deletion, answer.references) : answer && without;
  if (!mended) {
    const titles = entries.map(({ title }) => title);
    throw new Refusal(titles.length > 0 ? deleteTexts[language].refused(titles) : deleteTexts[language].kept);
  }
  const to = answer?.addressGoal;
  const all = address && to ? withRedirect(mended, deletion.texts, { from: address, to }) : mended;
  return Object.fromEntries(all.map(({ file, source }) => [contentRoot + file, source]));
}

/** Some files with a redirect added, to the file of redirects among them or to what it was before. */
function withRedirect(
  written: readonly WrittenFile[],
  texts: readonly ContentText[],
  redirect: Redirect,
): readonly WrittenFile[] {
  const file = copyFilePath(redirectSettings);
  const changed = written.find((each) => each.file === file);
  const own = changed ? readTexts(file, changed.source) : texts.filter((text) => text.file === file);
  const added = writeTexts(withRedirects(own, afterMoves(redirectsIn(own), [redirect])));
  return added.length > 0 ? [...written.filter((each) => each !== changed), ...added] : written;
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
