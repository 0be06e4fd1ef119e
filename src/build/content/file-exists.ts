import { statSync } from "node:fs";
import path from "node:path";
import type { FileExists } from "../../content-model/file-problems";

/** Folders of `content/` that hold pictures and downloads instead of entries. */
export const mediaFolderNames: readonly string[] = ["files", "images"];

/** Absolute paths of these folders. */
export const mediaFolders = (contentRoot: string) =>
  mediaFolderNames.map((name) => path.join(contentRoot, name));

/** Checks files that an entry names; `folder` is the absolute path of the entry's folder. */
export function fileExistsFrom(folder: string): FileExists {
  return (file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false;
}
