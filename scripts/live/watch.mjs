import path from "node:path";
import chokidar from "chokidar";
import { editableFolders } from "../editing/editable-files.mjs";

/**
 * Calls `onChange` for every file or folder that appears, changes or disappears in the folders that editors
 * write to.
 *
 * @param {string} root absolute path of the project
 * @param {(file: string) => void} onChange gets its path relative to the project
 */
export function watchContent(root, onChange) {
  return chokidar
    .watch([...editableFolders], { cwd: root, ignoreInitial: true })
    .on("all", (_event, file) => onChange(file.split(path.sep).join("/")));
}
