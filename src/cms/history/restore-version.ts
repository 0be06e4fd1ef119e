import type { ContentText } from "../../content-model/content-text";
import { copyFilePath } from "../../content-model/entry-file";
import { fileName } from "../../content-model/problem-text";
import { referencesOf } from "../../content-model/references";
import { redirectSettings } from "../../content-model/settings/redirects";
import { writeTexts } from "../../content-model/write-texts";
import type { Asset, DecapBackend } from "../backend/decap-backend";
import type { Change } from "../backend/guard-backend";
import { contentFolder, sourcesOf, textsIn, type Sources } from "../backend/read-content";
import { readFiles } from "../backend/read-files";
import { writeFiles } from "../backend/write-files";
import { adminLanguage } from "../interface/admin-language";
import { openDialog } from "../interface/dialog";
import { showProblems } from "../interface/save-dialogs";
import { saveTexts } from "../interface/save-texts";
import { redirectsWithout } from "../validation/moved-pages";
import { Refusal } from "../validation/refusal";
import { inForm, textProblems } from "../validation/text-problems";
import type { EditHistory, Version } from "./edit-history";
import { historyTexts } from "./history-texts";

/**
 * Publishes the texts of a version again, with the pictures and files that are gone since, if the editor agrees to those:
 * somebody may have asked not to be shown. What leads away from the address of a page that was gone is taken out. Resolves
 * with what changed by it; with undefined if the editor would rather not.
 * @throws Refusal after showing the editor what would break the site
 */
export async function restoreVersion(
  backend: DecapBackend,
  history: Pick<EditHistory, "file">,
  { id, texts }: Version,
  commitMessage: string,
): Promise<Change | undefined> {
  const read = textsIn(texts);
  checkTexts(read);
  const assets = await missingAssets(read, backend, (path) => history.file(id, path));
  if (assets.length > 0 && !(await confirmReturn(assets.map(({ path }) => fileName(path))))) return undefined;
  const after = { ...texts, ...(await redirectsBeside(read, backend)) };
  const before = await readFiles(backend, Object.keys(after));
  await writeFiles(backend, after, commitMessage, assets);
  return { kind: "restored", before, after };
}

/** Asks whether pictures and files come back that were deleted, given their names; resolves to true for yes. */
async function confirmReturn(names: readonly string[]): Promise<boolean> {
  const { returnTitle: title, returnLead: lead, deletedSince: text, leave, bringBack } = historyTexts();
  const lines = names.map((term) => ({ term, text }));
  return (await openDialog({ title, lead, lines, buttons: [leave, bringBack] })) === bringBack;
}

/** The file of redirects without what leads away from the pages of these texts, if anything does. */
async function redirectsBeside(texts: readonly ContentText[], backend: DecapBackend): Promise<Sources> {
  const files = await readFiles(backend, [contentFolder + copyFilePath(redirectSettings)]);
  const redirects = files.flatMap(({ path, text = "" }) => textsIn({ [path]: text }));
  return sourcesOf(writeTexts(redirectsWithout(redirects, texts)));
}

/** The form checks fields before Decap saves them; these come from no form. @throws Refusal */
function checkTexts(texts: readonly ContentText[]): void {
  const language = adminLanguage();
  const problems = texts.flatMap((text) =>
    textProblems(text, texts, language).map((problem) => inForm(text, problem, language)),
  );
  if (problems.length === 0) return;
  showProblems(problems, { isForm: false });
  throw new Refusal(saveTexts[language].refused(problems.length));
}

/** The pictures and files that the texts name and that do not exist any more. */
async function missingAssets(
  texts: readonly ContentText[],
  backend: DecapBackend,
  fileOf: (path: string) => Promise<string | undefined>,
): Promise<Asset[]> {
  const references = texts.flatMap(referencesOf).filter(({ kind }) => kind === "file");
  const paths = [...new Set(references.map(({ target }) => contentFolder + target))];
  const found = await Promise.all(
    paths.map(async (path): Promise<Asset[]> => {
      if ((await backend.getEntry(path)).data) return [];
      const content = await fileOf(path);
      return content === undefined ? [] : [{ path, toBase64: () => Promise.resolve(content) }];
    }),
  );
  return found.flat();
}
