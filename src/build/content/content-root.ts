import path from "node:path";

/** Folder of the content, relative to the project: `CONTENT_ROOT`, or `content`. */
export const contentFolder = process.env.CONTENT_ROOT ?? "content";

/** Absolute path of the content of the project at `directory`. */
export function contentRoot(directory: string): string {
  return path.resolve(directory, contentFolder);
}
