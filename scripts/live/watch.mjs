import path from "node:path";
import chokidar from "chokidar";
import { editableFolders } from "../editing/editable-files.mjs";

/**
 * Calls `onChange` for every file or folder that appears, changes or disappears in the folders that editors
 * write to, also after such a folder itself was replaced. What cannot be watched, such as a link that leads to
 * itself, is told and ends nothing.
 *
 * @param {string} root absolute path of the project
 * @param {(file: string) => void} onChange gets its path relative to the project
 */
export function watchContent(root, onChange) {
  /** @param {string} file */
  const isOther = (file) => {
    const [first = ""] = path.relative(root, path.resolve(root, file)).split(path.sep);
    return first !== "" && !editableFolders.includes(first);
  };
  return chokidar
    .watch(".", { cwd: root, ignored: isOther, ignoreInitial: true })
    .on("all", (_event, file) => onChange(file.split(path.sep).join("/")))
    .on("error", (error) => console.error(`Not watched: ${String(error)}`));
}
