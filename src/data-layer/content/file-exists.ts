import { statSync } from "node:fs";
import path from "node:path";
import type { FileExists } from "../../content-model/file-problems";

/** Looks for the files that an entry names; `folder` is the absolute path of the entry's folder. */
export function fileExistsFrom(folder: string): FileExists {
  return (file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false;
}
