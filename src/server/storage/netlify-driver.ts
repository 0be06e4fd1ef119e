import netlifyBlobs from "unstorage/drivers/netlify-blobs";
import type { CreatingDriver } from "./creating-driver";

/** How the store is reached; inside the host's functions its name is enough. */
export interface NetlifyStoreOptions {
  readonly name: string;
  readonly siteID?: string | undefined;
  readonly token?: string | undefined;
  /** Address of a stand-in, for tests. */
  readonly edgeURL?: string;
}

/** Items in Netlify Blobs, read with strong consistency: what was written is there at once. */
export function netlifyDriver(options: NetlifyStoreOptions): CreatingDriver {
  const known = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const driver = netlifyBlobs({ name: options.name, consistency: "strong", ...known });
  const store = () => {
    const instance = driver.getInstance?.();
    if (!instance) throw new Error("The driver has no store.");
    return instance;
  };
  return {
    ...driver,
    createItem: async (key, value) => (await store().set(key, value, { onlyIfNew: true })).modified,
  };
}
