import { readdirSync } from "node:fs";
import path from "node:path";
import { collections, copyFiles } from "../../content-model/content-model";
import { quoted, type Problem } from "../../content-model/problem-text";
import { defaultLanguage, languageCodes } from "../../i18n/languages";
import { copyFilePath, entryFile, type EntryFile } from "../content/entry-file";
import { readCopyFile, readEntry, type ReadResult } from "../content/read-entry";
import { crossEntryProblems } from "./cross-entry";

/** A mistake and the file that it is in, relative to `content/`. */
export interface ContentProblem extends Problem {
  readonly file: string;
}

/** An entry with its path and what reading it gave. */
export interface CheckedEntry extends EntryFile {
  readonly file: string;
  readonly result: ReadResult;
}

/** Checks everything in `content/` against the model. Empty when there is nothing to mend. */
export function validateContent(contentRoot: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const entries: CheckedEntry[] = [];
  const misnamed: string[] = [];
  for (const file of collections.flatMap(({ name }) => filesIn(contentRoot, name))) {
    const entry = entryFile(file);
    if (entry) entries.push({ ...entry, file, result: readEntry(contentRoot, entry) });
    else misnamed.push(file);
  }
  problems.push(...misnamed.map((file) => wrongName(file, entries)));
  for (const { file, result } of entries) {
    problems.push(...result.problems.map((problem) => ({ file, ...problem })));
  }
  for (const copyFile of copyFiles) {
    for (const { problems: found } of readCopyFile(contentRoot, copyFile).values()) {
      problems.push(...found.map((problem) => ({ file: copyFilePath(copyFile), ...problem })));
    }
  }
  return [...problems, ...crossEntryProblems(entries)];
}

/** The list that stops the build: one problem a line, `file: field: found …, expected …`. */
export function problemList(problems: readonly ContentProblem[]): string {
  const lines = problems.map(({ file, field, found, expected }) =>
    [`content/${file}`, field, `found ${found}, expected ${expected}`].filter(Boolean).join(": "),
  );
  const count = lines.length === 1 ? "1 problem" : `${lines.length} problems`;
  return [`The content has ${count}:`, ...lines].join("\n");
}

function filesIn(contentRoot: string, folder: string): string[] {
  const absolute = path.join(contentRoot, folder);
  try {
    return readdirSync(absolute, { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile() && !item.name.startsWith("."))
      .map((item) => path.posix.join(folder, path.relative(absolute, item.parentPath), item.name))
      .sort();
  } catch {
    // A collection without entries has no folder: Git does not keep empty ones.
    return [];
  }
}

function wrongName(file: string, entries: readonly CheckedEntry[]): ContentProblem {
  const { dir, base, name } = path.posix.parse(file.toLowerCase());
  const folder = dir.split("/")[0] ?? dir;
  const twin = entries.find((entry) => entry.file === `${folder}/${name}.md`);
  if (twin) {
    return {
      file,
      field: "slug",
      found: quoted(twin.slug),
      expected: `a slug that is not yet used, content/${twin.file} has it`,
    };
  }
  return {
    file,
    field: "file name",
    found: quoted(base),
    expected: `<slug>.<language>.md, small letters, digits and hyphens, such as ${folder}/peat-fire.${defaultLanguage}.md; languages are ${languageCodes.join(", ")}`,
  };
}
