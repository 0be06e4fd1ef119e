import { textFor, titleOf, type ContentText } from "../../content-model/content-text";
import { fileName } from "../../content-model/problem-text";
import { referencesTo } from "../../content-model/references";
import { isReserved } from "../../content-model/site-pages";
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
import { ToldRefusal } from "./refusal";
import { publicationOf } from "./told-apart";

/** What the editor decided. */
interface Decision {
  /** The other files to write before the deletion; undefined to keep the files. */
  readonly others?: Sources;
  /** Titles of what refers to the files. */
  readonly referring: readonly string[];
}

interface DeletionChecks {
  /** Asks before Decap begins to delete what is open in a form. Resolves with whether it is to. */
  readonly agree: (
    paths: readonly string[],
    backend: DecapBackend,
    asked: Pick<Asked, "what" | "isUnsaved">,
  ) => Promise<boolean>;
  /** Has the next deletion, of a picture or file, be asked about when it begins, whatever refers to it. */
  readonly askLater: () => void;
  /** Has the next deletion of a file of this name be none: Decap deletes it before a new one takes its place. */
  readonly replace: (name: string) => void;
  /** Like {@link checkBeforeDelete}, without asking again; undefined if the files stay until they are replaced. */
  readonly beforeDelete: (paths: readonly string[], backend: DecapBackend) => Promise<Sources | undefined>;
}

/** The checks of deletions: in a form before they begin, otherwise when Decap's backend is to delete. */
export function checkDeletions(): DeletionChecks {
  const agreed = new Map<string, Sources>();
  const keyOf = (paths: readonly string[]) => paths.toSorted().join();
  let isAskedLater = false;
  let replaced: string | undefined;
  return {
    agree: async (paths, backend, asked) => {
      const { others } = await decide(paths, backend, { ...asked, isAsked: true });
      if (others) agreed.set(keyOf(paths), others);
      return others !== undefined;
    },
    askLater: () => {
      isAskedLater = true;
      replaced = undefined;
    },
    replace: (name) => {
      replaced = name;
    },
    beforeDelete: async (paths, backend) => {
      const isReplaced = replaced !== undefined && keyOf(paths).endsWith(`/${replaced}`);
      replaced = undefined;
      if (isReplaced) return undefined;
      const others = agreed.get(keyOf(paths));
      const what = isAskedLater ? "media" : undefined;
      agreed.clear();
      isAskedLater = false;
      return others ?? (await checkBeforeDelete(paths, backend, what));
    },
  };
}

/**
 * Refuses to delete an entry, a picture or a file that other content refers to, or an entry whose page the
 * site itself links to, unless the editor has the references taken out or led to another entry. Asks where the address
 * of a public page shall lead.
 *
 * @param what asked about even if nothing refers to it
 * @throws Refusal after showing the editor what refers to it
 */
export async function checkBeforeDelete(
  paths: readonly string[],
  backend: DecapBackend,
  what?: Deleted,
): Promise<Sources> {
  const asked = { what: what ?? "entry", isAsked: what !== undefined, isUnsaved: false };
  const { others, referring } = await decide(paths, backend, asked);
  if (others) return others;
  const { refused, kept } = deleteTexts[adminLanguage()];
  throw new ToldRefusal(referring.length > 0 ? refused(referring) : kept);
}

interface Asked {
  readonly what: Deleted;
  readonly isAsked: boolean;
  readonly isUnsaved: boolean;
}

/** Has the editor decide, also where there is nothing but yes or no to say if `isAsked`. */
async function decide(
  paths: readonly string[],
  backend: DecapBackend,
  { what, isAsked, isUnsaved }: Asked,
): Promise<Decision> {
  const files = paths.map(pathInContent);
  const deletion = { files, texts: await readContent(backend) };
  const language = adminLanguage();
  const addresses = siteAddresses(deletion.files, deletion.texts);
  const entries = [
    ...addresses.map(deleteTexts[language].site),
    ...referringEntries(referencesTo(files, deletion.texts), deletion.texts, language),
  ];
  const referring = entries.map(({ title }) => title);
  const address = addresses.length > 0 ? undefined : publicAddress(files, deletion.texts, dateInZone());
  if (!isAsked && entries.length === 0 && !address) return { others: {}, referring };
  const canMend = addresses.length === 0;
  const name = nameOf(deletion.texts, files);
  const without = canMend ? mendReferrers(deletion) : undefined;
  const substitutes =
    canMend && entries.length > 0
      ? possibleSubstitutes(deletion, language).filter((entry) => mendReferrers(deletion, entry))
      : [];
  const oldAddress = address && { address, goals: addressGoals(files, deletion.texts, language) };
  const marked = substitutes.map((text) => ({
    text,
    mark: publicationOf(text, deletion.texts, language),
  }));
  const answer = await askBeforeDeletion({
    ...{ what, name, entries, substitutes: marked, canTakeOut: without !== undefined, isUnsaved },
    ...(oldAddress && { oldAddress }),
  });
  const mended =
    typeof answer?.references === "object" ? mendReferrers(deletion, answer.references) : answer && without;
  if (!mended) return { referring };
  const to = answer?.addressGoal;
  const all = address && to ? withRedirect(mended, deletion.texts, { from: address, to }) : mended;
  return { others: sourcesOf(all), referring };
}

/** What the editor calls the files: the title of their entry, or the name of the picture. */
function nameOf(texts: readonly ContentText[], files: readonly string[]): string {
  const own = texts.filter(({ file }) => files.includes(file));
  const text = textFor(adminLanguage(), own);
  return text ? titleOf(text) : fileName(files[0] ?? "");
}

/**
 * The reserved addresses of the pages of these files, which every page links to: the default campaign's
 * `/donate/`.
 */
function siteAddresses(files: readonly string[], texts: readonly ContentText[]): string[] {
  const own = texts.filter(({ file }) => files.includes(file));
  return [...new Set(own.flatMap(({ address }) => (address && isReserved(address) ? [address] : [])))];
}
