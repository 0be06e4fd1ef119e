declare module "decap-server/dist/middlewares.js" {
  import type { Express } from "express";

  interface Middlewares {
    /** Adds `POST /api/v1`, which reads and writes below the environment variable `GIT_REPO_DIRECTORY`. */
    readonly registerLocalFs: (app: Express, options?: { readonly logLevel?: string }) => Promise<void>;
  }
  export const registerLocalFs: Middlewares["registerLocalFs"];
  const middlewares: Middlewares | undefined;
  // eslint-disable-next-line import-x/no-default-export -- this is how Node gives a CommonJS module
  export default middlewares;
}
