import path from "node:path";
import { copyFiles } from "../../content-model/content-model";
import { copyFileAt, copyFilePath, entryFile } from "../../content-model/entry-file";
import type { AdminLanguage } from "../../content-model/field-info";
import { publicationsFile } from "../../content-model/publications";
import { readableCopies } from "../content/all-texts";
import { contentRoot } from "../content/content-root";
import { readPublications } from "../content/publications";
import { readCopyFile } from "../content/read-copy-file";
import { readEntry } from "../content/read-entry";
import { contentFiles, linkedFiles, mediaFiles, nameProblem } from "./content-files";
import { inFile, type ContentProblem } from "./content-problem";
import { crossEntryProblems, type CheckedEntry } from "./cross-entry";
import { fileProblem } from "./file-problem";
import { localeProblems } from "./locale-problems";

/** Called with each file before it is checked; its path is relative to `content/`. */
export type OnFile = (file: string) => void;

/** Checks everything that editors can change in a project: its content and its interface strings. */
export function validateProject(
  directory: string,
  wordsIn: AdminLanguage = "en",
  onFile?: OnFile,
): ContentProblem[] {
  return [
    ...validateContent(contentRoot(directory), wordsIn, onFile),
    ...localeProblems(path.join(directory, "locales"), wordsIn, onFile),
  ];
}

/** Checks everything in `content/` against the model. Returns the problems sorted by file, or none. */
export function validateContent(
  root: string,
  wordsIn: AdminLanguage = "en",
  onFile: OnFile = () => undefined,
): ContentProblem[] {
  const files = contentFiles(root);
  const filesThemselves = [...files, ...mediaFiles(root), ...linkedFiles(root)].flatMap((file) => {
    onFile(file);
    return inFile(file, fileProblem(root, file, wordsIn));
  });
  const unread = new Set(filesThemselves.map(({ file }) => file));
  const entries = files.flatMap((file): CheckedEntry[] => {
    const entry = entryFile(file);
    if (!entry) return [];
    onFile(file);
    const result = unread.has(file)
      ? { data: null, problems: [], readable: {} }
      : readEntry(root, entry, wordsIn);
    return [{ ...entry, file, result }];
  });
  const known = entries.map(({ file }) => file);
  const problems = [
    ...filesThemselves,
    ...files.filter((file) => !entryFile(file) && !copyFileAt(file)).map((file) => nameProblem(file, known)),
    ...entries.flatMap(({ file, result }) => inFile(file, result.problems)),
    ...crossEntryProblems(entries, readableCopies(root, wordsIn), wordsIn, onFile),
    ...inFile(publicationsFile, readPublications(root).problems),
    ...copyFiles.flatMap((copyFile) => {
      const file = copyFilePath(copyFile);
      onFile(file);
      return unread.has(file) ? [] : inFile(file, readCopyFile(root, copyFile, wordsIn).problems);
    }),
  ];
  return problems.toSorted((one, other) => one.file.localeCompare(other.file, "en"));
}
