import { referencesTo } from "../../content-model/references";
import type { DecapBackend } from "../backend/decap-backend";
import type { Change } from "../backend/guard-backend";
import { contentFolder, pathInContent, readContent, type Sources } from "../backend/read-content";
import { areAs, readFiles } from "../backend/read-files";
import type { FormerFile } from "../backend/replaced-media";
import { storedFiles } from "../backend/stored-media";
import { writeFiles } from "../backend/write-files";
import { adminLanguage } from "../interface/admin-language";
import { deleteTexts } from "../interface/delete-texts";
import { checkBeforeUndo } from "../validation/check-before-undo";
import { referringEntries } from "../validation/referring-entries";
import { Refusal } from "../validation/refusal";
import { historyTexts } from "./history-texts";

/** Whether a change left all as it was, as one does whose texts were stored already: there is nothing to take back. */
export function isEmpty({ media, before, after }: Change): boolean {
  return !media && areAs(before, after);
}

/**
 * Takes a change back: writes the former texts, and deletes what did not exist.
 * @throws Refusal if somebody has changed texts or files since, or refers to the new address of what was moved, and after showing
 *   the editor what stands against it
 */
export async function undoChange(
  backend: DecapBackend,
  { kind, picture, media = [], before, after }: Change,
  commitMessage: string,
): Promise<void> {
  await refuseIfTaken(media, kind === "deleted", backend);
  if (kind === "replaced" && media.length > 0) {
    for (const file of media) await backend.persistMedia(file, { commitMessage });
    return;
  }
  const now = await readFiles(
    backend,
    before.map(({ path }) => path),
  );
  if (!areAs(now, after)) {
    // taken back already, by a request whose answer got lost
    if (now.every(({ path, text }) => before.some((file) => file.path === path && file.text === text)))
      return;
    throw new Refusal(historyTexts().changedSince);
  }
  const existed = before.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text] as const]));
  const created = before.filter(({ text }) => text === undefined).map(({ path }) => path);
  const former = Object.fromEntries(existed);
  if (kind === "moved") {
    await refuseIfReferredTo(created, after, backend);
    await backend.moveFiles?.(former, created, commitMessage);
    return;
  }
  if (picture !== undefined) {
    await backend.replacePicture?.(picture, former, [], commitMessage);
    return;
  }
  const isBoth = existed.length > 0 && created.length > 0;
  const written = isBoth ? await checkBeforeUndo(created, former, backend) : former;
  // before the texts that use them
  for (const file of media) await backend.persistMedia(file, { commitMessage });
  if (isBoth) {
    await backend.takeBack?.(written, created, commitMessage);
    return;
  }
  await writeFiles(backend, former, commitMessage);
  if (created.length > 0) await backend.deleteFiles(created, commitMessage);
}

/** @throws Refusal if there are others now at the places of files that were replaced or deleted */
async function refuseIfTaken(media: readonly FormerFile[], areDeleted: boolean, backend: DecapBackend) {
  if (media.length === 0) return;
  const fileAt = await storedFiles(backend);
  const areTaken = await Promise.all(
    media.map(async ({ path, toBase64, successor }) => {
      const now = await (await fileAt(path))?.toBase64?.();
      if (now !== undefined && now === (await toBase64?.())) return false;
      return areDeleted ? now !== undefined : successor !== undefined && now !== successor;
    }),
  );
  if (areTaken.includes(true)) throw new Refusal(historyTexts().fileChangedSince);
}

/** @throws Refusal if texts that are not taken back refer to files that would go */
async function refuseIfReferredTo(paths: readonly string[], after: Sources, backend: DecapBackend) {
  const language = adminLanguage();
  const texts = await readContent(backend);
  const referrers = referencesTo(paths.map(pathInContent), texts);
  const since = referrers.filter(({ text }) => !(contentFolder + text.file in after));
  const titles = referringEntries(since, texts, language).map(({ title }) => title);
  if (titles.length > 0) throw new Refusal(deleteTexts[language].refused(titles));
}
