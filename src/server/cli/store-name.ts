import path from "node:path";
import type { Environment } from "../environment/environment";

/** The store of the environment as operators know it, without its passwords. */
export function storeName(environment: Environment): string {
  switch (environment.STORAGE) {
    case "file":
      return `the folder ${path.resolve(environment.STORAGE_DIRECTORY)}`;
    case "redis":
      return `Redis at ${new URL(environment.REDIS_URL ?? "").host}`;
    case "netlify-blobs":
      return `the store ${environment.NETLIFY_BLOBS_STORE} of Netlify Blobs`;
  }
}
