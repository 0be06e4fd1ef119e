import { readdir, realpath } from "node:fs/promises";
import path from "node:path";

/** Folders of the project that editors write to: entries, their pictures and files, and interface strings. */
export const editableFolders = ["content", "locales"];

/** A hidden file or folder, such as a repository of Git, and marks that make a name look like another one. */
const oddName = /^\.|[\p{Cc}\p{Bidi_Control}]/u;

/**
 * Whether a path from the admin lies inside the editable folders, both as written and with its symbolic links
 * resolved, and has no odd name in it. A path that does not exist yet is judged by its nearest existing parent folder.
 *
 * @param {string} root absolute path of the project
 * @param {unknown} name path relative to `root`
 */
export async function isEditable(root, name) {
  if (typeof name !== "string" || path.isAbsolute(name)) return false;
  const file = path.resolve(root, name);
  const [top = "", ...below] = path.relative(root, file).split(path.sep);
  if (!editableFolders.includes(top) || below.some((part) => oddName.test(part))) return false;
  const folders = await Promise.all(editableFolders.map((folder) => realpath(path.join(root, folder))));
  return isInside(folders, await realPlace(file));
}

/**
 * Whether everything below an editable folder is editable too: a symbolic link in it could expose a file from
 * outside.
 *
 * @param {string} root absolute path of the project
 * @param {string} folder relative to `root`; a missing folder counts as empty
 */
export async function holdsOnlyEditable(root, folder) {
  const place = path.resolve(root, folder);
  const found = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []);
  const links = found.filter((entry) => entry.isSymbolicLink());
  const judged = await Promise.all(
    links.map((link) => isEditable(root, path.relative(root, path.join(link.parentPath, link.name)))),
  );
  return judged.every(Boolean);
}

/**
 * @param {readonly string[]} folders
 * @param {string} file
 */
function isInside(folders, file) {
  return folders.some((folder) => file === folder || file.startsWith(folder + path.sep));
}

/**
 * Resolves the symbolic links of a path, whether or not the path exists. A dangling link resolves to the root
 * of the file system, so that it is refused: writing to it would create its target.
 *
 * @param {string} file absolute path
 * @returns {Promise<string>}
 */
async function realPlace(file) {
  try {
    return await realpath(file);
  } catch {
    const folder = path.dirname(file);
    if (await isDanglingLink(folder, path.basename(file))) return path.parse(file).root;
    return path.join(await realPlace(folder), path.basename(file));
  }
}

/**
 * @param {string} folder
 * @param {string} name
 */
async function isDanglingLink(folder, name) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.some((entry) => entry.name === name && entry.isSymbolicLink());
}
