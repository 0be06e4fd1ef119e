import { createStorage } from "unstorage";
import type { z } from "zod";
import type { CreatingDriver } from "./creating-driver";

/** Where everything that must not be lost is kept: JSON records under keys such as `inquiries:<id>`. */
export interface Store {
  /**
   * The record under a key, checked, or undefined if there is none.
   *
   * @throws {UnreadableRecordError} if it is not what the schema says, or the disk does not give it
   */
  read<Schema extends z.ZodType>(key: string, schema: Schema): Promise<z.output<Schema> | undefined>;
  /** Writes a record, replacing what was there; it is durable when this returns. */
  write(key: string, record: object): Promise<void>;
  /** Writes a record unless there is one already; returns whether it wrote. */
  create(key: string, record: object): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** The last parts of all keys below a prefix: `names("inquiries")` → ids. */
  names(prefix: string): Promise<readonly string[]>;
  /** Removes what writes interrupted before that time left behind. */
  sweep(olderThan: Date): Promise<void>;
}

/** A record that someone else has written, or a disk has damaged. */
export class UnreadableRecordError extends Error {
  override readonly name = "UnreadableRecordError";

  constructor(readonly key: string) {
    super(`The record ${key} cannot be read.`);
  }
}

/** A store on an unstorage driver. */
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
