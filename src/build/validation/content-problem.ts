import path from "node:path";
import type { Problem } from "../../content-model/problem-text";

/** A problem with its file's path relative to `content/`: `../locales/…` for interface strings. */
export interface ContentProblem extends Problem {
  readonly file: string;
}

/** Adds the path of their file to problems. */
export function inFile(file: string, problems: readonly Problem[]): ContentProblem[] {
  return problems.map((problem) => ({ file, ...problem }));
}

/** A problem as one line: `content/file: field: found …, expected …`. */
export function problemLine({ file, field, found, expected }: ContentProblem): string {
  return [path.posix.join("content", file), field, `found ${found}, expected ${expected}`]
    .filter(Boolean)
    .join(": ");
}

/** Problems as printable text: their number, then one line for each. */
export function problemList(problems: readonly ContentProblem[]): string {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return [`The content has ${count}:`, ...problems.map(problemLine)].join("\n");
}
