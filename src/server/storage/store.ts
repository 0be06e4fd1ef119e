import { createStorage } from "unstorage";
import type { z } from "zod";
import { parseJson } from "../parse-json";
import type { CreatingDriver, PassOver } from "./creating-driver";
import { StorageError } from "./storage-error";

/**
 * Durable storage of JSON records under keys such as `inquiries:<name>`. What the driver refuses is a
 * {@link StorageError}.
 */
export interface Store {
  /**
   * Reads and validates the record under a key; undefined if there is none.
   *
   * @throws {UnreadableRecordError} if the record does not match the schema or its file cannot be read
   */
  read<Schema extends z.ZodType>(key: string, schema: Schema): Promise<z.output<Schema> | undefined>;
  /**
   * Writes or replaces a record as it was given; it is durable when the promise resolves.
   *
   * @throws {InvalidRecordError} if the record does not match the schema that it will be read with
   */
  write<Schema extends z.ZodType>(key: string, schema: Schema, record: z.input<Schema>): Promise<void>;
  /** Like {@link Store.write}, but writes nothing if the key is taken; returns whether it wrote. */
  create<Schema extends z.ZodType>(key: string, schema: Schema, record: z.input<Schema>): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Whether there is a record under a key, readable or not. */
  has(key: string): Promise<boolean>;
  /** Moves a record to another key, byte by byte, whether or not it can be read. */
  move(from: string, to: string): Promise<void>;
  /** All keys below a prefix, however deep, sorted. */
  keys(prefix: string, passOver?: PassOver): Promise<readonly string[]>;
  /** The names directly below a prefix, sorted: `names("open-payments")` → references. */
  names(prefix: string, passOver?: PassOver): Promise<readonly string[]>;
  /** The names of what has records below a prefix, sorted: `folders("payments")` → references. */
  folders(prefix: string): Promise<readonly string[]>;
  /**
   * Removes temporary files of interrupted writes, if they are older than `olderThan`. Returns the paths of folders that
   * cannot be opened.
   */
  sweep(olderThan: Date): Promise<readonly string[]>;
  /** Free space on the disk of the store, in bytes; undefined if the store is not on a disk of this machine. */
  freeSpace(): Promise<number | undefined>;
  /** Paths of files that lie among the records under names that no record has. */
  strangers(passOver?: PassOver): Promise<readonly string[]>;
}

/** Thrown for a record that is damaged, was not written by this code, or cannot be opened. */
export class UnreadableRecordError extends Error {
  override readonly name = "UnreadableRecordError";

  /** @param isDamaged false if the record's file cannot be opened: its content may be in order */
  constructor(
    readonly key: string,
    readonly isDamaged = true,
  ) {
    super(`The record ${key} cannot be read.`);
  }
}

/** Thrown for a record that could not be read again if it were written. Shows no value of it. */
export class InvalidRecordError extends Error {
  override readonly name = "InvalidRecordError";

  /** @param key the key under which the record was to be written */
  constructor(key: string, { issues }: z.ZodError) {
    const fields = issues.map(({ path }) => path.join(".") || "the whole record");
    super(`The record ${key} does not match its schema: ${fields.join(", ")}.`);
  }
}

/** The JSON text of a record that matches its schema. */
function textOf(key: string, schema: z.ZodType, record: unknown): string {
  const { error } = schema.safeParse(record);
  if (error) throw new InvalidRecordError(key, error);
  return JSON.stringify(record);
}

/** Asks the driver for something. What concerns one record only is passed on as it is. */
async function ask<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof UnreadableRecordError ? error : new StorageError(error);
  }
}

/** Creates a store on an unstorage driver. */
export function createStore(driver: CreatingDriver): Store {
  const storage = createStorage({ driver });
  return {
    async read(key, schema) {
      const text = (await ask(() => driver.getItem(key))) as string | null;
      if (text === null) return undefined;
      const result = schema.safeParse(parseJson(text));
      if (!result.success) throw new UnreadableRecordError(key);
      return result.data;
    },
    async write(key, schema, record) {
      const text = textOf(key, schema, record);
      await ask(() => storage.setItem(key, text));
    },
    async create(key, schema, record) {
      const text = textOf(key, schema, record);
      return ask(() => driver.createItem(key, text));
    },
    remove: (key) => ask(() => storage.removeItem(key)),
    has: (key) => ask(() => storage.hasItem(key)),
    move: (from, to) => ask(() => moveItem(driver, from, to)),
    keys: async (prefix, passOver) => (await ask(() => storage.getKeys(prefix, { passOver }))).sort(),
    async names(prefix, passOver) {
      const maxDepth = prefix.split(":").length;
      const keys = await ask(() => storage.getKeys(prefix, { maxDepth, passOver }));
      return keys
        .map((key) => key.slice(prefix.length + 1))
        .filter((name) => !name.includes(":"))
        .sort();
    },
    async folders(prefix) {
      if (driver.folders) return (await ask(() => driver.folders?.(prefix))) ?? [];
      const parts = (await ask(() => storage.getKeys(prefix))).map((key) =>
        key.slice(prefix.length + 1).split(":"),
      );
      return [...new Set(parts.flatMap(([name, ...more]) => (name && more.length > 0 ? [name] : [])))].sort();
    },
    sweep: async (olderThan) => (await ask(() => driver.sweep?.(olderThan))) ?? [],
    freeSpace: () => ask(() => driver.freeSpace?.()),
    strangers: async (passOver) => (await ask(() => driver.strangers?.(passOver))) ?? [],
  };
}

/** Moves an item to another key without changing a byte; by copying where the driver cannot move. */
async function moveItem(driver: CreatingDriver, from: string, to: string): Promise<void> {
  if (driver.moveItem) return driver.moveItem(from, to);
  const item: unknown = await driver.getItemRaw?.(from, {});
  if (item === null || item === undefined) return;
  await driver.setItemRaw?.(to, item, {});
  await driver.removeItem?.(from, {});
}
