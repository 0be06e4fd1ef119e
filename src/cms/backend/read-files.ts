import type { DecapBackend } from "./decap-backend";
import type { Sources } from "./read-content";

/** A file's text at some time; undefined if it did not exist then. */
export interface FileState {
  /** Path from the project's root. */
  readonly path: string;
  readonly text: string | undefined;
}

/** Whether a file is an entry's, page copy, settings or interface strings; files for download are none. */
export function isText(path: string): boolean {
  return /\.(?:md|json)$/.test(path) && !path.startsWith("content/files/");
}

/** Whether files are as the texts of their paths say; what has no text there does not exist. */
export function areAs(files: readonly FileState[], texts: Sources): boolean {
  return files.every(({ path, text }) => text === texts[path]);
}

/** Reads the published texts among some files; pictures and other files are left out. */
export async function readFiles(
  backend: Pick<DecapBackend, "getEntry">,
  paths: readonly string[],
): Promise<FileState[]> {
  return Promise.all(
    [...new Set(paths)].filter(isText).map(async (path) => {
      const { data } = await backend.getEntry(path);
      return { path, text: data === null || data === "" ? undefined : data };
    }),
  );
}
