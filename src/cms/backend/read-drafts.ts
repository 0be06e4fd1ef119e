import type { DataFile, DecapBackend, Draft } from "./decap-backend";
import { isText } from "./read-files";

/** All drafts; one that cannot be read is left out. */
export async function readDrafts(backend: DecapBackend): Promise<Draft[]> {
  const ids = (await backend.unpublishedEntries?.()) ?? [];
  const read = await Promise.allSettled(ids.map(async (id) => backend.unpublishedEntry?.({ id })));
  return read.flatMap((draft) => (draft.status === "fulfilled" && draft.value ? [draft.value] : []));
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
