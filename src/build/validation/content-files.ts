import { type Dirent, existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { collections, copyFiles } from "../../content-model/content-model";
import { copyFilePath } from "../../content-model/entry-file";
import { filmFolder } from "../../content-model/pages/film";
import { quoted } from "../../content-model/problem-text";
import { publicationsFile, renditionsFolder } from "../../content-model/publications";
import { defaultLanguage, languageCodes } from "../../domain/languages";
import { mediaFolderNames } from "../content/file-exists";
import type { ContentProblem } from "./content-problem";

/** Sorted paths, relative to `contentRoot`, of all files that should be entries or copy files. */
export function contentFiles(contentRoot: string): string[] {
  return allFiles(contentRoot).filter(
    (file) => file !== publicationsFile && !isMedia(file) && !madeFolders.includes(folderOf(file)),
  );
}

/** Sorted paths, relative to `contentRoot`, of all pictures and files for download. */
export function mediaFiles(contentRoot: string): string[] {
  return allFiles(contentRoot).filter(isMedia);
}

/** Sorted paths, relative to `contentRoot`, of all links. They are no files: nothing reads what they lead to. */
export function linkedFiles(contentRoot: string): string[] {
  return allFiles(contentRoot, (item) => item.isSymbolicLink());
}

/** Folders of files that commands make. */
const madeFolders = [renditionsFolder, filmFolder];

const isMedia = (file: string) => mediaFolderNames.includes(folderOf(file));

function allFiles(contentRoot: string, isWanted = (item: Dirent) => item.isFile()): string[] {
  if (!existsSync(contentRoot)) return [];
  return readdirSync(contentRoot, { recursive: true, withFileTypes: true })
    .filter((item) => isWanted(item) && !item.name.startsWith("."))
    .map((item) => path.join(path.relative(contentRoot, item.parentPath), item.name))
    .map((file) => file.split(path.sep).join("/"))
    .sort();
}

/** The problem with a file that is neither entry nor copy file; `known` holds the paths of all entries. */
export function nameProblem(file: string, known: readonly string[]): ContentProblem {
  const folder = folderOf(file);
  const twin = `${folder}/${path.posix.basename(file).toLowerCase()}`;
  if (known.includes(twin)) {
    const expected = `a slug that is not yet used, content/${twin} has it`;
    return { file, field: "slug", found: quoted(path.posix.basename(twin).split(".")[0]), expected };
  }
  const isCollection = collections.some(({ name }) => name === folder);
  return {
    file,
    field: "file name",
    found: quoted(file),
    expected: isCollection ? entryNames(folder) : knownFiles(),
  };
}

function entryNames(folder: string): string {
  const example = `${folder}/peat-fire.${defaultLanguage}.md`;
  return `<slug>.<language>.md in small letters, digits and hyphens, such as ${example}; languages are ${languageCodes.join(", ")}`;
}

function knownFiles(): string {
  const names = [...collections.map(({ name }) => `${name}/…`), ...copyFiles.map(copyFilePath)];
  return `one of ${names.join(", ")}`;
}

function folderOf(file: string): string {
  const [folder = ""] = file.split("/");
  return folder;
}
