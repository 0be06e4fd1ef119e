import type { Driver } from "unstorage";

/**
 * An unstorage driver that can also create an item only if the key is free. The library's interface lacks
 * this operation; it keeps two processes from doing the same work.
 */
export interface CreatingDriver extends Driver {
  /** Atomically writes an item if the key is free. Returns whether it wrote; one concurrent call wins. */
  createItem(key: string, value: string): Promise<boolean>;
  /** Removes temporary files of interrupted writes, if they are older than `olderThan`. */
  sweep?(olderThan: Date): Promise<void>;
}
