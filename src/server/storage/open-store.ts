import type { Environment } from "../environment/environment";
import type { CreatingDriver } from "./creating-driver";
import { createStore, type Store } from "./store";

/**
 * Opens the store that the environment selects. The functions' bundle contains all drivers, but only the
 * selected one is executed.
 */
export async function openStore(environment: Environment): Promise<Store> {
  return createStore(await openDriver(environment));
}

/** Opens the driver of that store: its items as they are, whatever wrote them. */
export async function openDriver(environment: Environment): Promise<CreatingDriver> {
  switch (environment.STORAGE) {
    case "file": {
      const { fileDriver } = await import(/* webpackMode: "eager" */ "./file-driver");
      return fileDriver(environment.STORAGE_DIRECTORY);
    }
    case "redis": {
      const { redisDriver } = await import(/* webpackMode: "eager" */ "./redis-driver");
      return redisDriver(environment.REDIS_URL ?? "");
    }
    case "netlify-blobs": {
      const { netlifyDriver } = await import(/* webpackMode: "eager" */ "./netlify-driver");
      return netlifyDriver({
        name: environment.NETLIFY_BLOBS_STORE,
        siteID: environment.NETLIFY_BLOBS_SITE_ID ?? "",
        token: environment.NETLIFY_BLOBS_TOKEN ?? "",
      });
    }
  }
}
