import type { Driver } from "unstorage";

/** Is told the path of a folder that cannot be opened, which then does not fail the call: what is in it is left out. */
export type PassOver = (folder: string) => void;

/**
 * An unstorage driver that can also create an item only if the key is free. The library's interface lacks
 * this operation; it keeps two processes from doing the same work.
 */
export interface CreatingDriver extends Driver {
  /** Atomically writes an item if the key is free. Returns whether it wrote; one concurrent call wins. */
  createItem(key: string, value: string): Promise<boolean>;
  /** Moves an item to another key; drivers without it can read and write items as bytes (`getItemRaw`). */
  moveItem?(from: string, to: string): Promise<void>;
  /** The names of the folders directly below a prefix, also of those that cannot be opened. */
  folders?(prefix: string): Promise<readonly string[]>;
  /** Free space on the disk that holds the items, in bytes. */
  freeSpace?(): Promise<number | undefined>;
  /** Paths of files that lie among the items under names that no item has. */
  strangers?(passOver?: PassOver): Promise<readonly string[]>;
  /**
   * Removes temporary files of interrupted writes, if they are older than `olderThan`. Returns the paths of folders that
   * cannot be opened.
   */
  sweep?(olderThan: Date): Promise<readonly string[]>;
}
