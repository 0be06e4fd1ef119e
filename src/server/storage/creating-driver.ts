import type { Driver } from "unstorage";

/**
 * An unstorage driver that can also write an item only if there is none: the one thing the library's
 * interface lacks and that keeps two processes from doing the same work twice.
 */
export interface CreatingDriver extends Driver {
  /** Writes and returns true, or leaves what is there and returns false; of two at once, one wins. */
  createItem(key: string, value: string): Promise<boolean>;
  /** Removes what interrupted writes left behind. */
  sweep?(olderThan: Date): Promise<void>;
}
