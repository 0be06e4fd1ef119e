import type { Redis } from "ioredis";
import redis from "unstorage/drivers/redis";
import type { CreatingDriver } from "./creating-driver";

const base = "tajuk";

/** Stores items in Redis below `tajuk:`. Durable only with `appendonly yes` and `appendfsync always`. */
export function redisDriver(url: string): CreatingDriver & { readonly client: () => Redis } {
  const driver = redis({ url, base, maxRetriesPerRequest: 2, connectTimeout: 5000 });
  const client = () => driver.getInstance?.() as Redis;
  return {
    ...driver,
    client,
    moveItem: async (from, to) => {
      await client().rename(`${base}:${from}`, `${base}:${to}`);
    },
    createItem: async (key, value) => (await client().set(`${base}:${key}`, value, "NX")) === "OK",
  };
}
