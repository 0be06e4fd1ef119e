import { contentNotes, type StoredFile } from "../../content-model/content-notes";
import { textFor, titleOf, type ContentText } from "../../content-model/content-text";
import { copyFilePath } from "../../content-model/entry-file";
import { nameFile, nameNotes } from "../../content-model/name-notes";
import { readTexts } from "../../content-model/read-texts";
import { sectionSwitches } from "../../content-model/settings/sections";
import { maintainedSince, type FormerText } from "../../content-model/settings-notes";
import { dateInZone } from "../../domain/zone-time";
import type { AdminWords } from "../admin-words";
import type { DecapBackend } from "../backend/decap-backend";
import { contentFolder, pathInContent, readContent } from "../backend/read-content";
import { draftTexts, readDrafts } from "../backend/read-drafts";
import { readMedia } from "../backend/read-media";
import type { SignedIn } from "../backend/signed-in";
import { formAddress } from "../files/form-address";
import type { EditHistory } from "../history/edit-history";
import { listTexts } from "../lists/list-texts";
import { deskGroups, type DeskGroup, type DeskItem } from "./desk-groups";
import { lastOnSite, type LiveChange } from "./last-on-site";

/** All that the desk shows. */
export interface Desk {
  readonly groups: readonly DeskGroup[];
  readonly last: readonly LiveChange[];
  readonly texts: readonly ContentText[];
}

/** File of the switches of sections, whose history tells since when one is under maintenance. */
const switches = contentFolder + copyFilePath(sectionSwitches);

/** Reads the whole content with what Git knows of it. A history that cannot be read is left out. */
export async function readDesk(
  { backend, history }: SignedIn,
  hasDrafts: boolean,
  words: AdminWords,
): Promise<Desk> {
  const today = dateInZone();
  const [texts, files, switched, named, edits, drafts] = await Promise.all([
    readContent(backend),
    readStoredFiles(backend),
    versionsOf(history, switches),
    versionsOf(history, contentFolder + nameFile),
    history.recent().catch(() => []),
    hasDrafts ? readHostDrafts(backend, words) : [],
  ]);
  const notes = [...contentNotes(texts, files, today, maintainedSince(switched)), ...nameNotes(texts, named)];
  const groups = deskGroups(notes, texts, words);
  return { groups: withDrafts(groups, drafts), last: lastOnSite(edits, texts, today), texts };
}

/** What a file was, newest first, as far as its history can be read. */
async function versionsOf(history: EditHistory, file: string): Promise<FormerText[]> {
  const versions = await history.versions([file]).catch(() => []);
  return versions.map(({ time, texts: { [file]: source } }) => ({ time, source }));
}

async function readStoredFiles(backend: DecapBackend): Promise<StoredFile[]> {
  return (await readMedia(backend)).map(({ path, size = 0 }) => ({ file: pathInContent(path), bytes: size }));
}

/** The drafts of a Git host, each with how far it is. */
async function readHostDrafts(backend: DecapBackend, { language }: AdminWords): Promise<DeskItem[]> {
  const drafts = await readDrafts(backend);
  return Promise.all(
    drafts.map(async (draft): Promise<DeskItem> => {
      const files = await draftTexts(backend, draft);
      const texts = files.flatMap(({ path, raw }) => readTexts(pathInContent(path), raw));
      const text = textFor(language, texts);
      const form = formAddress(`${draft.collection}/${draft.slug}`);
      const lines = [{ text: listTexts[language].statuses[draft.status], form }];
      return { title: text ? titleOf(text) : draft.slug, form, lines };
    }),
  );
}

function withDrafts(groups: readonly DeskGroup[], drafts: readonly DeskItem[]): readonly DeskGroup[] {
  if (drafts.length === 0) return groups;
  const own = groups.find(({ name }) => name === "drafts")?.items ?? [];
  const others = groups.filter(({ name }) => name !== "drafts");
  const at = others.filter(({ name }) => name === "wrong").length;
  return others.toSpliced(at, 0, { name: "drafts", items: [...drafts, ...own] });
}
