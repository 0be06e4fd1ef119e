import { Redis } from "ioredis";
import { processState } from "../process-state";
import type { CreatingDriver } from "./creating-driver";
import { UnreadableRecordError } from "./store";

/** What the names of all items begin with. */
const base = "tajuk:";

/** How long an answer may take, in milliseconds: a Redis that hangs must not keep visitors waiting for ever. */
export const longestAnswer = 3000;

/**
 * Stores items in Redis below `tajuk:`. Durable only with `appendonly yes` and `appendfsync always`. All releases of a
 * process share one connection to an address, which is opened when it is first needed.
 */
export function redisDriver(url: string): CreatingDriver & { readonly client: () => Redis } {
  const client = () => processState(`redis ${url}`, () => connect(url));
  return {
    name: "redis",
    client,
    hasItem: async (key) => (await client().exists(base + key)) === 1,
    getItem: (key) =>
      client()
        .get(base + key)
        .catch(unreadableIfOther(key)),
    setItem: async (key, value) => {
      await client().set(base + key, value);
    },
    createItem: async (key, value) => (await client().set(base + key, value, "NX")) === "OK",
    moveItem: async (from, to) => {
      await client().rename(base + from, base + to);
    },
    removeItem: async (key) => {
      await client().unlink(base + key);
    },
    getKeys: async (prefix) => {
      const keys: string[] = [];
      const pages = client().scanStream({ match: `${base}${prefix}*` }) as AsyncIterable<string[]>;
      for await (const page of pages) keys.push(...page.map((key) => key.slice(base.length)));
      // Redis may name a key twice while it makes room
      return [...new Set(keys)];
    },
  };
}

/** A list or a hash, which this code never writes, in the place of a record. */
function unreadableIfOther(key: string) {
  return (error: Error): never => {
    throw error.message.startsWith("WRONGTYPE") ? new UnreadableRecordError(key) : error;
  };
}

function connect(url: string): Redis {
  const client = new Redis(url, {
    maxRetriesPerRequest: 2,
    connectTimeout: 5000,
    commandTimeout: longestAnswer,
  });
  // without a listener the library writes lines of its own; who sends a command is told, and logs it
  return client.on("error", () => undefined);
}
