import type { CreatingDriver } from "../../../src/server/storage/creating-driver";

/** Keeps items in memory. */
export function memoryDriver(items = new Map<string, string>()): CreatingDriver {
  return {
    name: "memory",
    hasItem: (key) => items.has(key),
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    createItem: (key, value) => Promise.resolve(!items.has(key) && Boolean(items.set(key, value))),
    moveItem: (from, to) => {
      const item = items.get(from);
      items.delete(from);
      if (item !== undefined) items.set(to, item);
      return Promise.resolve();
    },
    removeItem: (key) => void items.delete(key),
    getKeys: () => [...items.keys()],
  };
}
