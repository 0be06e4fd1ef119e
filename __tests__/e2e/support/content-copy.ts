import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { siteContent } from "../../setup/site";

/** The folders that editors may change: the fixture site's content, and the interface strings. */
export const editedFolders = { content: siteContent, locales: path.resolve(__dirname, "../../../locales") };

/** A copy of {@link editedFolders}. */
export interface ContentCopy {
  /** Absolute path of its folder. */
  readonly folder: string;
  /** The text of a file of the copy, by its path in the project. */
  readonly read: (file: string) => string;
  /** The bytes of a file of the copy. */
  readonly readBytes: (file: string) => Buffer;
  /** Whether the copy has a file. */
  readonly has: (file: string) => boolean;
  /** Adds or replaces a file of the copy. */
  readonly write: (file: string, text: string | Buffer) => void;
  /** Removes a file of the copy. */
  readonly remove: (file: string) => void;
  /** The text of the original file at that path. */
  readonly original: (file: string) => string;
  /** Whether the copy has a file as it was at the beginning. */
  readonly isOriginal: (file: string) => boolean;
  readonly close: () => void;
}

/** Copies the content to a temporary folder. */
export function openContentCopy(): ContentCopy {
  const folder = mkdtempSync(path.join(tmpdir(), "tajuk-admin-"));
  for (const [name, source] of Object.entries(editedFolders))
    cpSync(source, path.join(folder, name), { recursive: true });
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const has = (file: string) => existsSync(path.join(folder, file));
  const original = (file: string) => {
    const [name = "", ...rest] = file.split("/");
    return readFileSync(path.join(editedFolders[name as keyof typeof editedFolders], ...rest), "utf8");
  };
  return {
    ...{ folder, read, has, original },
    readBytes: (file) => readFileSync(path.join(folder, file)),
    isOriginal: (file) => has(file) && read(file) === original(file),
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    remove: (file) => rmSync(path.join(folder, file)),
    close: () => rmSync(folder, { recursive: true, maxRetries: 10 }),
  };
}
