import { chapters } from "../../content-model/chapters";
import { textFor, titleAmong, titleOf, type ContentText } from "../../content-model/content-text";
import { copyFileAt } from "../../content-model/entry-file";
import type { AdminLanguage } from "../../content-model/field-info";
import { fileName } from "../../content-model/problem-text";
import { referencesTo } from "../../content-model/references";
import { resources } from "../../content-model/resources";
import { isReserved } from "../../content-model/site-pages";
import { basePaths } from "../../domain/addresses";
import { dateInZone } from "../../domain/zone-time";
import type { DecapBackend } from "../backend/decap-backend";
import { pathInContent, readContent, sourcesOf, type Sources } from "../backend/read-content";
import { adminLanguage } from "../interface/admin-language";
import { askBeforeDeletion, type Deleted } from "../interface/delete-dialog";
import { deleteTexts } from "../interface/delete-texts";
import { addressGoals, publicAddress } from "./address-goals";
import { mendReferrers, possibleSubstitutes } from "./mend-referrers";
import { withRedirect } from "./moved-pages";
import { referringEntries } from "./referring-entries";
import { publicationOf } from "./told-apart";

/** What the editor decided. */
interface Decision {
  /** The other files to write before the deletion; undefined to keep the files. */
  readonly others?: Sources;
  /** Titles of what refers to the files. */
  readonly referring: readonly string[];
}

/** What is asked about, and how. */
export interface Asked {
  readonly what: Deleted;
  readonly isAsked: boolean;
  readonly isUnsaved: boolean;
  /** Texts that become what they were by the same change. */
  readonly former?: readonly ContentText[];
}

/** Has the editor decide, also where there is nothing but yes or no to say if `isAsked`. */
export async function decideDeletion(
  paths: readonly string[],
  backend: DecapBackend,
  { what, isAsked, isUnsaved, former = [] }: Asked,
): Promise<Decision> {
  const files = paths.map(pathInContent);
  const stored = await readContent(backend);
  const isFormer = (text: ContentText) => former.some(({ file }) => file === text.file);
  const deletion = { files, texts: [...stored.filter((text) => !isFormer(text)), ...former] };
  const language = adminLanguage();
  const addresses = siteAddresses(deletion.files, deletion.texts);
  const referrers = referringEntries(referencesTo(files, deletion.texts), deletion.texts, language);
  const t = deleteTexts[language];
  const entries = [
    ...addresses.map(t.site),
    ...referrers.map((each) => (each.hasFact ? t.fact(each) : each)),
  ];
  const referring = entries.map(({ title }) => title);
  const known = addresses.length > 0 ? undefined : publicAddress(files, deletion.texts, dateInZone());
  const address = known && isReserved(known) ? undefined : known;
  if (!isAsked && entries.length === 0 && !address) return { others: {}, referring };
  const canMend = addresses.length === 0;
  const name = nameOf(deletion.texts, files);
  const without = canMend ? mendReferrers(deletion) : undefined;
  const substitutes =
    canMend && entries.length > 0 && !referrers.some(({ hasFact }) => hasFact)
      ? possibleSubstitutes(deletion, language).filter((entry) => mendReferrers(deletion, entry))
      : [];
  const oldAddress = address && { address, goals: addressGoals(files, deletion.texts, language) };
  const marked = substitutes.map((text) => ({
    text,
    mark: publicationOf(text, deletion.texts, language),
  }));
  const answer = await askBeforeDeletion({
    ...{ what, name, entries, substitutes: marked, canTakeOut: without !== undefined, isUnsaved },
    also: [...bookLines(files, deletion.texts, language), ...restoredLines(former, language)],
    ...(oldAddress && { oldAddress }),
  });
  const mended =
    typeof answer?.references === "object" ? mendReferrers(deletion, answer.references) : answer && without;
  if (!mended) return { referring };
  const to = answer?.addressGoal;
  const all = address && to ? withRedirect(mended, deletion.texts, { from: address, to }) : mended;
  return { others: sourcesOf(all), referring };
}

/** The books and courses that lose a chapter or lesson with these files, each with what that means to its buyers. */
function bookLines(files: readonly string[], texts: readonly ContentText[], language: AdminLanguage) {
  const t = deleteTexts[language];
  const lost = texts.filter(({ schema, file }) => schema === chapters.schema && files.includes(file));
  return [...new Set(lost.map(({ data }) => `${resources.name}/${String(data.resource)}`))].map((name) => {
    const isCourse = texts.some((text) => text.name === name && text.data.type === "course");
    return { term: titleAmong(language, name, texts), text: isCourse ? t.losesLesson : t.losesChapter };
  });
}

/** The texts that become what they were, each entry once, with what is to be said of it. */
function restoredLines(former: readonly ContentText[], language: AdminLanguage) {
  const t = deleteTexts[language];
  const first = former.filter((text, index) => former.findIndex(({ name }) => name === text.name) === index);
  return first.map(({ name, file, address }) => ({
    term: copyFileAt(file)?.label[language] ?? titleAmong(language, name, former),
    text: address === basePaths.donations ? t.againOnDonate : t.asBefore,
  }));
}

/** What the editor calls the files: the title of their entry, or the name of the picture. */
function nameOf(texts: readonly ContentText[], files: readonly string[]): string {
  const own = texts.filter(({ file }) => files.includes(file));
  const text = textFor(adminLanguage(), own);
  return text ? titleOf(text) : fileName(files[0] ?? "");
}

/**
 * The reserved addresses of the pages of these files, which every page links to and no other text has: the default
 * campaign's `/donate/`.
 */
function siteAddresses(files: readonly string[], texts: readonly ContentText[]): string[] {
  const isOwn = ({ file }: ContentText) => files.includes(file);
  const others = texts.filter((text) => !isOwn(text)).map(({ address }) => address);
  const own = texts.filter(isOwn).flatMap(({ address }) => (address && isReserved(address) ? [address] : []));
  return [...new Set(own.filter((address) => !others.includes(address)))];
}
