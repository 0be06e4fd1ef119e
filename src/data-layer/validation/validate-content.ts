import { copyFiles } from "../../content-model/content-model";
import { copyFileAt, copyFilePath, entryFile } from "../../content-model/entry-file";
import { readCopyFile } from "../content/read-copy-file";
import { readEntry } from "../content/read-entry";
import { contentFiles, nameProblem } from "./content-files";
import { inFile, type ContentProblem } from "./content-problem";
import { crossEntryProblems, type CheckedEntry } from "./cross-entry";

/** Checks everything in `content/` against the model, file by file. Empty when there is nothing to mend. */
export function validateContent(contentRoot: string): ContentProblem[] {
  const files = contentFiles(contentRoot);
  const entries = files.flatMap((file): CheckedEntry[] => {
    const entry = entryFile(file);
    return entry ? [{ ...entry, file, result: readEntry(contentRoot, entry) }] : [];
  });
  const known = entries.map(({ file }) => file);
  const problems = [
    ...files.filter((file) => !entryFile(file) && !copyFileAt(file)).map((file) => nameProblem(file, known)),
    ...entries.flatMap(({ file, result }) => inFile(file, result.problems)),
    ...crossEntryProblems(entries),
    ...copyFiles.flatMap((copyFile) =>
      inFile(copyFilePath(copyFile), readCopyFile(contentRoot, copyFile).problems),
    ),
  ];
  return problems.toSorted((one, other) => one.file.localeCompare(other.file, "en"));
}
