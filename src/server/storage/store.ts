import { createStorage } from "unstorage";
import type { z } from "zod";
import type { CreatingDriver } from "./creating-driver";

/** Durable storage of JSON records under keys such as `inquiries:<id>`. */
export interface Store {
  /**
   * Reads and validates the record under a key; undefined if there is none.
   *
   * @throws {UnreadableRecordError} if the record does not match the schema or its file cannot be read
   */
  read<Schema extends z.ZodType>(key: string, schema: Schema): Promise<z.output<Schema> | undefined>;
  /** Writes or replaces a record; it is durable when the promise resolves. */
  write(key: string, record: object): Promise<void>;
  /** Writes a record unless the key is taken; returns whether it wrote. */
  create(key: string, record: object): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** The names directly below a prefix, sorted: `names("inquiries")` → ids. */
  names(prefix: string): Promise<readonly string[]>;
  /** Removes temporary files of interrupted writes, if they are older than `olderThan`. */
  sweep(olderThan: Date): Promise<void>;
}

/** Thrown for a record that is damaged or was not written by this code. */
export class UnreadableRecordError extends Error {
  override readonly name = "UnreadableRecordError";

  constructor(readonly key: string) {
    super(`The record ${key} cannot be read.`);
  }
}

/** Creates a store on an unstorage driver. */
export function createStore(driver: CreatingDriver): Store {
  const storage = createStorage({ driver });
  return {
    async read(key, schema) {
      const found: unknown = await storage.getItem(key);
      if (found === null) return undefined;
      const result = schema.safeParse(found);
      if (!result.success) throw new UnreadableRecordError(key);
      return result.data;
    },
    write: (key, record) => storage.setItem(key, JSON.stringify(record)),
    create: (key, record) => driver.createItem(key, JSON.stringify(record)),
    remove: (key) => storage.removeItem(key),
    async names(prefix) {
      const keys = await storage.getKeys(prefix);
      return keys
        .map((key) => key.slice(prefix.length + 1))
        .filter((name) => !name.includes(":"))
        .sort();
    },
    sweep: async (olderThan) => driver.sweep?.(olderThan),
  };
}
