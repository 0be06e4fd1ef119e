import type { CreatingDriver } from "./creating-driver";
import { UnreadableRecordError } from "./store";

/** What became of the records that were to be copied, by their keys. */
export interface Copied {
  readonly copied: readonly string[];
  /** What the other place had already, and keeps. */
  readonly kept: readonly string[];
  readonly unreadable: readonly string[];
}

/** Copies each record as it is, unless there is one under its key. One that cannot be read stops no other. */
export async function copyRecords(from: CreatingDriver, to: CreatingDriver): Promise<Copied> {
  const found = { copied: [] as string[], kept: [] as string[], unreadable: [] as string[] };
  for (const key of await from.getKeys("", {})) {
    try {
      const text = (await from.getItem(key)) as string | null;
      // null: it is no longer there
      if (text !== null) found[(await to.createItem(key, text)) ? "copied" : "kept"].push(key);
    } catch (error) {
      if (!(error instanceof UnreadableRecordError)) throw error;
      found.unreadable.push(key);
    }
  }
  return found;
}
