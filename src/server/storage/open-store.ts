import type { Environment } from "../environment/environment";
import type { CreatingDriver } from "./creating-driver";
import { createStore, type Store } from "./store";

/**
 * Opens the store that the environment selects. The functions' bundle contains all drivers, but only the
 * selected one is executed.
 */
export async function openStore(environment: Environment): Promise<Store> {
  return createStore(await chooseDriver(environment));
}

async function chooseDriver(environment: Environment): Promise<CreatingDriver> {
  switch (environment.STORAGE) {
    case "file": {
      const { fileDriver } = await import(/* webpackMode: "eager" */ "./file-driver");
      return fileDriver(environment.STORAGE_DIRECTORY);
    }
    case "redis": {
      const { redisDriver } = await import(/* webpackMode: "eager" */ "./redis-driver");
      return redisDriver(environment.REDIS_URL ?? "");
    }
    case "s3": {
      const { s3Driver } = await import(/* webpackMode: "eager" */ "./s3-driver");
      return s3Driver({
        endpoint: environment.S3_ENDPOINT ?? "",
        region: environment.S3_REGION ?? "",
        bucket: environment.S3_BUCKET ?? "",
        accessKeyId: environment.S3_ACCESS_KEY_ID ?? "",
        secretAccessKey: environment.S3_SECRET_ACCESS_KEY ?? "",
      });
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
