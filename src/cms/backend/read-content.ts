import { collections, copyFiles } from "../../content-model/content-model";
import type { ContentText } from "../../content-model/content-text";
import { copyFilePath } from "../../content-model/entry-file";
import { readTexts } from "../../content-model/read-texts";
import type { WrittenFile } from "../../content-model/write-texts";
import type { DecapBackend, LoadedFile } from "./decap-backend";
import { treeReader } from "./read-tree";

/** Folder of the content, from the project's root. */
export const contentFolder = "content/";

/** The sources of some files, by path from the project's root. */
export type Sources = Readonly<Record<string, string>>;

/** The texts in some files; those that cannot be parsed are left out. */
export function textsIn(sources: Sources): ContentText[] {
  return Object.entries(sources).flatMap(([path, source]) => readTexts(pathInContent(path), source));
}

/** Some files of `content/` as sources. */
export function sourcesOf(files: readonly WrittenFile[]): Sources {
  return Object.fromEntries(files.map(({ file, source }) => [contentFolder + file, source]));
}

/** Reads all texts of `content/` from the backend; files that cannot be parsed are left out. */
export async function readContent(backend: DecapBackend): Promise<ContentText[]> {
  const loaded = (await Promise.all([readEntries(backend), readCopyFiles(backend)])).flat();
  return textsOf(loaded);
}

/** Reads the files of all collections: at GitHub in one tree. */
export async function readEntries(backend: DecapBackend): Promise<readonly LoadedFile[]> {
  const tree = treeReader(backend);
  const folders = collections.map(({ name }) => contentFolder + name);
  if (!tree) return (await Promise.all(folders.map((folder) => readFolder(backend, folder)))).flat();
  const all = await tree("content", "md", 2);
  return all.filter(({ file }) => folders.some((folder) => file.path.startsWith(`${folder}/`)));
}

/** `content/news/peat-fire.en.md` → `news/peat-fire.en.md`. */
export function pathInContent(path: string): string {
  return path.replace(contentFolder, "");
}

/** What the paths of an entry's files have in common, in all languages. */
export const entryOf = (path: string) => path.split(".")[0];

/** The path of a file from the project's root; Decap's own have a slash before it. */
export function withoutSlash(path: string): string {
  return path.replace(/^\//, "");
}

/** Reads the files of a folder of the project that have an extension, `depth` folders deep. */
export async function readFolder(backend: DecapBackend, folder: string, extension = "md", depth = 1) {
  const read = [folder, extension, depth] as const;
  return await (treeReader(backend)?.(...read) ??
    backend.allEntriesByFolder?.(...read) ??
    backend.entriesByFolder(...read));
}

/** Reads the texts of a collection; files that cannot be parsed are left out. */
export async function readCollection(backend: DecapBackend, name: string): Promise<ContentText[]> {
  return textsOf(await readFolder(backend, contentFolder + name));
}

/** The texts in files that were read; those that cannot be parsed are left out. */
export function textsOf(files: readonly LoadedFile[]): ContentText[] {
  return files.flatMap(({ file, data }) => readTexts(pathInContent(file.path), data));
}

/** Reads the files of page copy and settings: at GitHub in one tree. */
export async function readCopyFiles(backend: DecapBackend): Promise<readonly LoadedFile[]> {
  const paths = copyFiles.map((file) => contentFolder + copyFilePath(file));
  const all = await treeReader(backend)?.("content", "json", 2);
  if (all) return all.filter(({ file }) => paths.includes(file.path));
  return await backend.entriesByFiles(paths.map((path) => ({ path })));
}
