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
    const text = await textOf(key, from);
    if (text === undefined) found.unreadable.push(key);
    else if (text !== null) found[(await to.createItem(key, text)) ? "copied" : "kept"].push(key);
  }
  return found;
}

/** Null if the record is no longer there, undefined if it cannot be read. */
async function textOf(key: string, driver: CreatingDriver): Promise<string | null | undefined> {
  try {
    return (await driver.getItem(key)) as string | null;
  } catch (error) {
    if (error instanceof UnreadableRecordError) return undefined;
    throw error;
  }
}
