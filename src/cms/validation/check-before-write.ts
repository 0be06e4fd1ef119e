import { startOf } from "../../content-model/appearance";
import { chapters } from "../../content-model/chapters";
import { claims } from "../../content-model/claims";
import type { ContentText } from "../../content-model/content-text";
import { donations } from "../../content-model/donations";
import { entryFile } from "../../content-model/entry-file";
import type { AdminLanguage } from "../../content-model/field-info";
import { followingFigures } from "../../content-model/following-figures";
import { isLeftOut } from "../../content-model/left-out";
import { readTexts } from "../../content-model/read-texts";
import { slugProblems } from "../../content-model/site-pages";
import { writeTexts } from "../../content-model/write-texts";
import { defaultLanguage } from "../../domain/languages";
import type { DataFile, DecapBackend } from "../backend/decap-backend";
import { contentFolder, pathInContent, readContent } from "../backend/read-content";
import { adminLanguage } from "../interface/admin-language";
import { confirmFigures } from "../interface/figures-dialog";
import { showProblems } from "../interface/save-dialogs";
import { saveTexts } from "../interface/save-texts";
import { withoutBorrowedTitle } from "./borrowed-title";
import { brokenElsewhere } from "./effects-on-others";
import { toldOnce, type EntryProblem } from "./entry-problems";
import { redirectsAfter } from "./moved-pages";
import { withoutDefault } from "./one-default-campaign";
import { problemsBeside } from "./problems-beside";
import { ToldRefusal } from "./refusal";
import { inForm, textProblems } from "./text-problems";
import { tooLarge } from "./too-large";

/**
 * Refuses to save a file that is too large, an entry that does not fit the others, at an address of the site itself,
 * or with a saved translation that was emptied; what goes live, too, if it would break references in others, or not fit
 * their figures. Only at this point are a new entry's slug and languages known.
 * @returns the files to write: those of languages that are left out are missing, those of a campaign that
 *   makes way for another one, of figures that follow, and of redirects, are added
 * @throws Refusal after showing the editor why
 */
export async function checkBeforeWrite(
  given: readonly DataFile[],
  backend: DecapBackend,
  isDraft = false,
  isForm = true,
): Promise<readonly DataFile[]> {
  const language = adminLanguage();
  const files = withoutBorrowedTitle(given);
  const textsOf = ({ path, raw }: DataFile) => readTexts(pathInContent(path), raw);
  const leftOut = files.filter((file) => textsOf(file).some(isLeftOutEntry));
  const written = files.filter((file) => !leftOut.includes(file));
  const texts = written.flatMap(textsOf);
  // interface strings are no texts of the content, and compared with none
  const stored = files.flatMap(textsOf).length > 0 ? await readContent(backend) : [];
  const problems = [
    ...written.flatMap((file) => tooLarge(file, textsOf(file), language)),
    ...texts.flatMap((text) => addressProblems(text, language)),
    ...problemsBeside(texts, stored, language, !isDraft),
    ...emptied(leftOut.flatMap(textsOf), stored, language),
  ];
  if (problems.length > 0) refuse(problems, isForm);
  if (isDraft) return written;
  const figures = followingFigures(texts, stored);
  if (!concernsOthers(texts) && figures.length === 0) return written;
  return [...written, ...(await filesOfOthers({ texts, figures, all: stored }, language, isForm))];
}

/** @throws Refusal */
function refuse(found: readonly EntryProblem[], isForm: boolean): never {
  const problems = toldOnce(found);
  showProblems(problems, { isForm });
  throw new ToldRefusal(saveTexts[adminLanguage()].refused(problems.length));
}

/** Whether a text's page may get another address by saving, or be taken off the site, or others have to agree with it. */
function concernsOthers(texts: readonly ContentText[]): boolean {
  return texts.some(
    ({ schema, data }) =>
      [donations.schema, chapters.schema, claims.schema].some((own) => own === schema) ||
      startOf(data) !== "",
  );
}

/** What is saved, the figures that follow, and all texts of the content as they are stored. */
interface Save {
  readonly texts: readonly ContentText[];
  readonly figures: readonly ContentText[];
  readonly all: readonly ContentText[];
}

/**
 * The files of the campaign that makes way for another default one, of the figures, and of the redirects from addresses
 * that change.
 * @throws Refusal
 */
async function filesOfOthers(
  { texts, figures, all }: Save,
  language: AdminLanguage,
  isForm: boolean,
): Promise<DataFile[]> {
  const written = new Set(texts.map(({ file }) => file));
  const others = all.filter(({ file }) => !written.has(file));
  const former = await withoutDefault(texts, others, language);
  const moved = redirectsAfter(all, [...texts, ...former]);
  const own = [...texts, ...former, ...moved];
  const broken = brokenElsewhere(all, [...own, ...figures], language, own);
  if (broken.length > 0) refuse(broken, isForm);
  const before = all.filter(({ name }) => figures.some((figure) => figure.name === name));
  if (figures.length > 0 && !(await confirmFigures(before, figures)))
    throw new ToldRefusal(saveTexts[language].kept);
  return writeTexts([...former, ...figures, ...moved]).map(({ file, source }) => ({
    path: contentFolder + file,
    slug: file,
    raw: source,
  }));
}

/** Markdown entries only: page copy has no file for a language, and its file format drops empty languages. */
function isLeftOutEntry({ file, schema, data, language }: ContentText): boolean {
  return entryFile(file) !== null && isLeftOut(schema, data, language);
}

/**
 * Problems of translations that were emptied after they had been saved. Leaving them out would keep the old
 * file.
 */
function emptied(
  texts: readonly ContentText[],
  stored: readonly ContentText[],
  language: AdminLanguage,
): EntryProblem[] {
  const files = stored.map(({ file }) => file);
  return texts
    .filter(({ file }) => files.includes(file))
    .flatMap((text) => textProblems(text, [], language).map((problem) => inForm(text, problem, language)));
}

/** Reported at the title: Decap derives the slug from the title in the default language. */
function addressProblems(text: ContentText, language: AdminLanguage): EntryProblem[] {
  const entry = entryFile(text.file);
  if (entry?.language !== defaultLanguage) return [];
  return slugProblems(entry, language).map((problem) =>
    inForm(text, { ...problem, field: "title" }, language),
  );
}
