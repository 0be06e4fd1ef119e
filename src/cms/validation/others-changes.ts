import type { DecapEntry } from "../decap-entry";
import { entryFiles } from "../files/entry-files";
import type { SeenTexts } from "../files/seen-texts";

/** Reads a file's current text; undefined if it does not exist. */
export type ReadFile = (path: string) => Promise<string | undefined>;

/** The files of an entry that somebody else has saved since this page read them. */
export async function othersChanges(
  entry: DecapEntry,
  seen: Readonly<Pick<SeenTexts, "has">>,
  read: ReadFile,
): Promise<readonly string[]> {
  if (entry.get("newRecord")) return [];
  const files = entryFiles(entry.get("collection"), entry.get("slug"));
  const texts = await Promise.all(files.map(read));
  return files.filter((_, index) => {
    const text = texts[index];
    return text !== undefined && !seen.has(text);
  });
}

/** Reads files through the local proxy. Git hosts need no such check: they keep drafts apart. */
export function readThroughProxy(address: string): ReadFile {
  return async (path) => {
    const response = await fetch(`${address}/api/v1`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ action: "getEntry", params: { branch: "main", path } }),
    });
    if (!response.ok) return undefined;
    return ((await response.json()) as { readonly data: string }).data;
  };
}
