import { largestFile } from "./field";
import type { Problem } from "./problem-text";
import type { ProblemWords } from "./problem-words";

export type FileKind = keyof typeof largestFile;

/** The problem of a file with more bytes than its kind may have; undefined if it has none. */
export function sizeProblem(
  bytes: number,
  kind: FileKind,
  t: ProblemWords,
): Omit<Problem, "field"> | undefined {
  const most = largestFile[kind];
  if (bytes <= most) return undefined;
  return { found: t.megabytes(bytes / 1e6), expected: t.atMost(t.megabytes(most / 1e6)) };
}
