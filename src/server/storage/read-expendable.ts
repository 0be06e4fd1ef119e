import type { z } from "zod";
import { type Log, logFailure } from "../log";
import { type Store, UnreadableRecordError } from "./store";

/** Reads a record that is not essential: a damaged one is logged and treated as missing. */
export async function readExpendable<Schema extends z.ZodType>(
  { store, log }: { readonly store: Store; readonly log: Log },
  key: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  try {
    return await store.read(key, schema);
  } catch (error) {
    if (!(error instanceof UnreadableRecordError)) throw error;
    logFailure(log, error, "record_unreadable", key);
    return undefined;
  }
}
