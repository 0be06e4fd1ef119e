import { pictureFolder } from "../../content-model/field";
import type { FileExists } from "../../content-model/file-problems";

/** A picture or file in Decap's media library; `path` is from the project's root. */
export interface MediaFile {
  readonly path: string;
  /** In bytes; undefined until it is known. */
  readonly size?: number;
  /** Whether it was chosen in this form and is not saved yet. */
  readonly draft?: boolean;
  /** What was chosen. */
  readonly file?: File;
}

/** In bytes; larger files are slow to load on phones. */
export const heavy = 1_000_000;

/**
 * Returns a function that looks a file up in the media library by the path that entries use:
 * `../images/x.jpg`.
 */
export function fileExistsAmong(files: readonly MediaFile[]): FileExists {
  const paths = new Set(files.map(({ path }) => path));
  return (file) => paths.has(file.replace(/^\.\.\//, "content/"));
}

/** The new pictures of an entry above the recommended size. */
export function heavyFiles(files: readonly MediaFile[]): MediaFile[] {
  return files.filter(
    ({ draft, path, size = 0 }) => draft && size > heavy && path.startsWith(`${pictureFolder}/`),
  );
}
