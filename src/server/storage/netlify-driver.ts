import netlifyBlobs, { type NetlifyNamedStoreOptions } from "unstorage/drivers/netlify-blobs";
import type { CreatingDriver } from "./creating-driver";

/**
 * Stores items in Netlify Blobs. It needs the site's ID and a token because Netlify's API then shows every
 * write at once; the access that Netlify gives functions by default reads from caches that may be up to a
 * minute old.
 */
export function netlifyDriver(options: NetlifyNamedStoreOptions): CreatingDriver {
  const driver = netlifyBlobs(options);
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
