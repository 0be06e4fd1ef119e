import type { DecapBackend } from "../backend/decap-backend";
import type { Change } from "../backend/guard-backend";
import { draftTexts, findDraft } from "../backend/read-drafts";
import { readFiles, type FileState } from "../backend/read-files";
import type { DecapEntry } from "../decap-entry";
import { entryFiles } from "../files/entry-files";
import type { OpenForm } from "../files/open-form";
import type { SeenTexts } from "../files/seen-texts";
import { isOwnSave } from "./own-saves";

/** Reads the current texts of an entry's files; the text of one that does not exist is undefined. */
export type ReadNow = (paths: readonly string[], entry: OpenForm) => Promise<readonly FileState[]>;

/** What somebody else has done with an entry since this page read it. */
export interface OthersChanges {
  /** The files that were saved. */
  readonly saved: readonly FileState[];
  /** Its other files, as they are stored. */
  readonly unchanged: readonly FileState[];
  /** Whether all of them were saved in another tab of this browser. */
  readonly isOwn: boolean;
  readonly isDeleted: boolean;
}

/** Remembers the files that a change of this page's own has deleted, until they are written again. */
export function rememberDeleted(
  deleted: Set<string>,
  { before, after }: Pick<Change, "before" | "after">,
): void {
  for (const { path } of before) deleted.add(path);
  for (const path of Object.keys(after)) deleted.delete(path);
}

/**
 * Finds out what somebody else has done with an entry since this page read it.
 *
 * @param deleted files that this page has deleted itself, as it does with what is taken off the site
 */
export async function othersChanges(
  entry: DecapEntry,
  seen: Readonly<Pick<SeenTexts, "has">>,
  deleted: ReadonlySet<string>,
  read: ReadNow,
): Promise<OthersChanges> {
  if (entry.get("newRecord")) return { saved: [], unchanged: [], isOwn: false, isDeleted: false };
  const open = { collection: entry.get("collection"), slug: entry.get("slug") };
  const now = await read(entryFiles(open.collection, open.slug), open);
  const others = now.filter(({ text }) => text !== undefined && !seen.has(text));
  return {
    saved: others,
    unchanged: now.filter((file) => !others.includes(file)),
    isOwn: others.every(({ text = "" }) => isOwnSave(text)),
    isDeleted: now.every(({ path, text }) => text === undefined && !deleted.has(path)),
  };
}

/** Reads files at a Git host: what the entry's draft changes, and of the others what is published. */
export function readAtHost(backend: () => DecapBackend): ReadNow {
  return async (paths, entry) => {
    const drafted = await draftTexts(backend(), await findDraft(backend(), entry));
    const others = paths.filter((path) => !drafted.some((file) => file.path === path));
    return [
      ...drafted.map(({ path, raw }) => ({ path, text: raw })),
      ...(await readFiles(backend(), others)),
    ];
  };
}

/** Reads files through the local proxy. */
export function readThroughProxy(address: string): ReadNow {
  const readFile = async (path: string) => {
    const response = await fetch(`${address}/api/v1`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ action: "getEntry", params: { branch: "main", path } }),
    });
    if (!response.ok) throw new Error(response.statusText);
    return ((await response.json()) as { readonly data: string | null }).data ?? undefined;
  };
  return (paths) => Promise.all(paths.map(async (path) => ({ path, text: await readFile(path) })));
}
