import type { ContentText } from "../../content-model/content-text";
import { readTexts } from "../../content-model/read-texts";
import type { DataFile, DecapBackend, Draft } from "./decap-backend";
import { pathInContent, readContent } from "./read-content";
import { isText } from "./read-files";

/** All drafts; one that cannot be read is left out. */
export async function readDrafts(backend: DecapBackend): Promise<Draft[]> {
  const ids = (await backend.unpublishedEntries?.()) ?? [];
  const read = await Promise.allSettled(ids.map(async (id) => backend.unpublishedEntry?.({ id })));
  return read.flatMap((draft) => (draft.status === "fulfilled" && draft.value ? [draft.value] : []));
}

/**
 * Reads all texts of the content, and what drafts change of them: both are in use.
 *
 * @param usesDrafts whether the backend has drafts
 */
export async function readWithDrafts(backend: DecapBackend, usesDrafts: boolean): Promise<ContentText[]> {
  const drafts = usesDrafts ? await readDrafts(backend) : [];
  const [published, ...drafted] = await Promise.all([
    readContent(backend),
    ...drafts.map((draft) => draftTexts(backend, draft)),
  ]);
  return [...published, ...drafted.flat().flatMap(({ path, raw }) => readTexts(pathInContent(path), raw))];
}

/** The draft of an entry, if it has one. */
export async function findDraft(
  backend: DecapBackend,
  entry: { readonly collection: string; readonly slug: string },
): Promise<Draft | undefined> {
  try {
    return await backend.unpublishedEntry?.(entry);
  } catch {
    return undefined;
  }
}

/** The texts that a draft changes. */
export async function draftTexts(backend: DecapBackend, draft: Draft | undefined): Promise<DataFile[]> {
  if (!draft) return [];
  const { collection, slug, diffs } = draft;
  return Promise.all(
    diffs
      .filter(({ path }) => isText(path))
      .map(async ({ path, id }) => ({
        path,
        raw: (await backend.unpublishedEntryDataFile?.(collection, slug, path, id)) ?? "",
      })),
  );
}
