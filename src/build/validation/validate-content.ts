import path from "node:path";
import { copyFiles } from "../../content-model/content-model";
import { copyFileAt, copyFilePath, entryFile } from "../../content-model/entry-file";
import type { AdminLanguage } from "../../content-model/field-info";
import { publicationsFile } from "../../content-model/publications";
import { copyTexts } from "../content/all-texts";
import { contentRoot } from "../content/content-root";
import { readPublications } from "../content/publications";
import { readCopyFile } from "../content/read-copy-file";
import { readEntry } from "../content/read-entry";
import { contentFiles, nameProblem } from "./content-files";
import { inFile, type ContentProblem } from "./content-problem";
import { crossEntryProblems, type CheckedEntry } from "./cross-entry";
import { localeProblems } from "./locale-problems";

/** Checks everything that editors can change in a project: its content and its interface strings. */
export function validateProject(directory: string, wordsIn: AdminLanguage = "en"): ContentProblem[] {
  return [
    ...validateContent(contentRoot(directory), wordsIn),
    ...localeProblems(path.join(directory, "locales"), wordsIn),
  ];
}

/** Checks everything in `content/` against the model. Returns the problems sorted by file, or none. */
export function validateContent(root: string, wordsIn: AdminLanguage = "en"): ContentProblem[] {
  const files = contentFiles(root);
  const entries = files.flatMap((file): CheckedEntry[] => {
    const entry = entryFile(file);
    return entry ? [{ ...entry, file, result: readEntry(root, entry, wordsIn) }] : [];
  });
  const known = entries.map(({ file }) => file);
  const problems = [
    ...files.filter((file) => !entryFile(file) && !copyFileAt(file)).map((file) => nameProblem(file, known)),
    ...entries.flatMap(({ file, result }) => inFile(file, result.problems)),
    ...crossEntryProblems(entries, copyTexts(root), wordsIn),
    ...inFile(publicationsFile, readPublications(root).problems),
    ...copyFiles.flatMap((copyFile) =>
      inFile(copyFilePath(copyFile), readCopyFile(root, copyFile, wordsIn).problems),
    ),
  ];
  return problems.toSorted((one, other) => one.file.localeCompare(other.file, "en"));
}
