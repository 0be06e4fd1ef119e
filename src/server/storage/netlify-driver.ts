import netlifyBlobs, { type NetlifyNamedStoreOptions } from "unstorage/drivers/netlify-blobs";
import type { CreatingDriver } from "./creating-driver";

/**
 * Items in Netlify Blobs. With the site's id and a token the host's API is asked, and what was written
 * is there at once; the access that the host gives its functions by itself goes through caches, which
 * may answer a minute late.
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
