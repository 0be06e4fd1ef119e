import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Runtime } from "../runtime";
import type { Product } from "../site-data";
import { nullIfMissing, writeDurably } from "../storage/durable-file";

/** A file in a store that has no folder on this machine. */
const storedFile = z.object({ base64: z.base64() });

/**
 * Largest file that is put into such a store, in bytes: hosts that keep no files send at most 6 MB in one
 * answer, and in base64.
 */
export const largestStoredFile = 4_000_000;

type GoodsRuntime = Pick<Runtime, "environment" | "store">;

/**
 * The files that are sold: in the folder `GOODS_DIR` where records are files too, else in the store. Their
 * names are those of the site data, never a visitor's words.
 */
export function goodsFiles({ environment, store }: GoodsRuntime) {
  const fileOf = (name: string) => path.resolve(environment.GOODS_DIR, name);
  const keyOf = (name: string) => `goods:${name}`;
  if (environment.STORAGE === "file") {
    return {
      has: async (name: string) => (await stat(fileOf(name)).catch(nullIfMissing))?.isFile() ?? false,
      read: (name: string): Promise<Uint8Array | null> => readFile(fileOf(name)).catch(nullIfMissing),
      put: (name: string, bytes: Uint8Array) => writeDurably(fileOf(name), bytes),
    };
  }
  return {
    has: (name: string) => store.has(keyOf(name)),
    read: async (name: string): Promise<Uint8Array | null> => {
      const stored = await store.read(keyOf(name), storedFile);
      return stored ? Buffer.from(stored.base64, "base64") : null;
    },
    put: (name: string, bytes: Uint8Array) =>
      store.write(keyOf(name), storedFile, { base64: Buffer.from(bytes).toString("base64") }),
  };
}

/** Names of the files of some products that are not where they should be. */
export async function missingGoods(
  products: readonly Pick<Product, "files">[],
  runtime: GoodsRuntime,
): Promise<string[]> {
  const goods = goodsFiles(runtime);
  const missing: string[] = [];
  for (const { name } of products.flatMap(({ files }) => files))
    if (!(await goods.has(name))) missing.push(name);
  return missing;
}
