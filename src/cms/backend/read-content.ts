import { collections, copyFiles } from "../../content-model/content-model";
import { readTexts, type ContentText } from "../../content-model/content-text";
import { copyFilePath } from "../../content-model/entry-file";
import type { DecapBackend } from "./decap-backend";

/** Folder of the content, from the project's root. */
export const contentRoot = "content/";

/** Reads all texts of `content/` from the backend; files that cannot be parsed are left out. */
export async function readContent(backend: DecapBackend): Promise<ContentText[]> {
  const folders = collections.map(({ name }) => readFolder(backend, contentRoot + name));
  const files = backend.entriesByFiles(copyFiles.map((file) => ({ path: contentRoot + copyFilePath(file) })));
  const loaded = (await Promise.all([...folders, files])).flat();
  return loaded.flatMap(({ file, data }) => readTexts(pathInContent(file.path), data));
}

/** `content/news/peat-fire.en.md` → `news/peat-fire.en.md`. */
export function pathInContent(path: string): string {
  return path.replace(contentRoot, "");
}

async function readFolder(backend: DecapBackend, folder: string) {
  const read = [folder, "md", 1] as const;
  return await (backend.allEntriesByFolder?.(...read) ?? backend.entriesByFolder(...read));
}
