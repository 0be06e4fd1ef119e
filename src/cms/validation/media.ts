import type { FileExists } from "../../content-model/file-problems";

/** A picture or a file as Decap knows it: its path from the project's root, and its weight once it is known. */
export interface MediaFile {
  readonly path: string;
  /** In bytes. */
  readonly size?: number;
  /** Chosen in this form, and not yet saved. */
  readonly draft?: boolean;
}

/** Above this a picture makes visitors on a phone wait. In bytes. */
const heavy = 1_000_000;

/** Looks a file up among those of the media library, by the name that entries give it. */
export function fileExistsAmong(files: readonly MediaFile[]): FileExists {
  const paths = new Set(files.map(({ path }) => path));
  return (file) => paths.has(file.replace(/^\.\.\//, "content/"));
}

/** The new files of an entry that are heavier than a picture should be. */
export function heavyFiles(files: readonly MediaFile[]): MediaFile[] {
  return files.filter(({ draft, size = 0 }) => draft && size > heavy);
}
