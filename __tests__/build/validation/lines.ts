import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { problemLine } from "../../../src/build/validation/content-problem";
import { validateContent } from "../../../src/build/validation/validate-content";
import { contentTree } from "../content-tree";

/** Contents of files by their path inside `content/`; null for none. */
export type Files = NonNullable<Parameters<typeof contentTree>[0]>;

/** Made for the first call in a file of tests. */
let tree: ReturnType<typeof contentTree> | undefined;

/**
 * Calls `check` with a folder of valid content with some files changed. The files are then as before, so that the next
 * check reads none of the others again.
 */
export function withFiles<Result>(files: Files, check: (root: string) => Result): Result {
  const { root, write } = (tree ??= contentTree());
  const before = Object.keys(files).map((name) => {
    const file = path.join(root, name);
    return [name, existsSync(file) ? readFileSync(file) : null] as const;
  });
  write(files);
  try {
    return check(root);
  } finally {
    write(Object.fromEntries(before));
  }
}

/** Problem lines for valid content with some files changed. */
export function lines(files: Files): string[] {
  return withFiles(files, (root) => validateContent(root).map(problemLine));
}
