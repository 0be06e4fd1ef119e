import path from "node:path";
import type { Problem } from "../../content-model/problem-text";

/** A mistake and the file that it is in, relative to `content/`: `../locales/…` where it is an interface string. */
export interface ContentProblem extends Problem {
  readonly file: string;
}

/** Problems of one file. */
export function inFile(file: string, problems: readonly Problem[]): ContentProblem[] {
  return problems.map((problem) => ({ file, ...problem }));
}

/** One problem in one line: `content/file: field: found …, expected …`. */
export function problemLine({ file, field, found, expected }: ContentProblem): string {
  return [path.posix.join("content", file), field, `found ${found}, expected ${expected}`]
    .filter(Boolean)
    .join(": ");
}

/** The list that stops the build. */
export function problemList(problems: readonly ContentProblem[]): string {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return [`The content has ${count}:`, ...problems.map(problemLine)].join("\n");
}
