import { collections, copyFiles } from "../../content-model/content-model";
import { readTexts, type ContentText } from "../../content-model/content-text";
import { copyFilePath } from "../../content-model/entry-file";
import type { DecapBackend, LoadedFile } from "./decap-backend";

/** Folder of the content, from the project's root. */
export const contentRoot = "content/";

/** The sources of some files, by path from the project's root. */
export type Sources = Readonly<Record<string, string>>;

/** The texts in some files; those that cannot be parsed are left out. */
export function textsIn(sources: Sources): ContentText[] {
  return Object.entries(sources).flatMap(([path, source]) => readTexts(pathInContent(path), source));
}

/** Reads all texts of `content/` from the backend; files that cannot be parsed are left out. */
export async function readContent(backend: DecapBackend): Promise<ContentText[]> {
  const folders = collections.map(({ name }) => readFolder(backend, contentRoot + name));
  const loaded = (await Promise.all([...folders, readCopyFiles(backend)])).flat();
  return loaded.flatMap(({ file, data }) => readTexts(pathInContent(file.path), data));
}

/** `content/news/peat-fire.en.md` → `news/peat-fire.en.md`. */
export function pathInContent(path: string): string {
  return path.replace(contentRoot, "");
}

/** Reads the files of a folder of the project that have an extension, `depth` folders deep. */
export async function readFolder(backend: DecapBackend, folder: string, extension = "md", depth = 1) {
  const read = [folder, extension, depth] as const;
  return await (backend.allEntriesByFolder?.(...read) ?? backend.entriesByFolder(...read));
}

/** Reads the files of page copy and settings. */
export async function readCopyFiles(backend: DecapBackend): Promise<readonly LoadedFile[]> {
  return await backend.entriesByFiles(copyFiles.map((file) => ({ path: contentRoot + copyFilePath(file) })));
}
