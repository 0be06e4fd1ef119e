import type { z } from "zod";
import { setAside, type StorageRuntime } from "./quarantine";
import { UnreadableRecordError } from "./store";

/** Reads a record that is not essential: a damaged one is set aside and treated as missing. */
export async function readExpendable<Schema extends z.ZodType>(
  runtime: StorageRuntime,
  key: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  try {
    return await runtime.store.read(key, schema);
  } catch (error) {
    if (!(error instanceof UnreadableRecordError)) throw error;
    await setAside(runtime, error);
    return undefined;
  }
}
