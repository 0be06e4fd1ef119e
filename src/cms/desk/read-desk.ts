import { contentNotes, type StoredFile } from "../../content-model/content-notes";
import { textFor, titleOf, type ContentText } from "../../content-model/content-text";
import { copyFilePath } from "../../content-model/entry-file";
import { readTexts } from "../../content-model/read-texts";
import { sectionSwitches } from "../../content-model/settings/sections";
import { maintainedSince } from "../../content-model/settings-notes";
import { dateInZone } from "../../domain/zone-time";
import type { AdminWords } from "../admin-words";
import type { DecapBackend } from "../backend/decap-backend";
import { contentFolder, pathInContent, readContent } from "../backend/read-content";
import { draftTexts, readDrafts } from "../backend/read-drafts";
import { readMedia } from "../backend/read-media";
import type { SignedIn } from "../backend/signed-in";
import { formAddress } from "../files/form-address";
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
  const [texts, files, versions, edits, drafts] = await Promise.all([
    readContent(backend),
    readStoredFiles(backend),
    history.versions([switches]).catch(() => []),
    history.recent().catch(() => []),
    hasDrafts ? readHostDrafts(backend, words) : [],
  ]);
  const former = versions.map(({ time, texts: { [switches]: source } }) => ({ time, source }));
  const groups = deskGroups(contentNotes(texts, files, today, maintainedSince(former)), texts, words);
  return { groups: withDrafts(groups, drafts), last: lastOnSite(edits, texts, today), texts };
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
