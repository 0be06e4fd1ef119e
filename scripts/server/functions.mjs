import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import express from "express";
import { config as configureZod } from "zod";

/**
 * A function in the manifest of Gatsby's build.
 *
 * @typedef {object} BuiltFunction
 * @property {string} functionRoute path under `/api/`, such as `inquiries`
 * @property {string | null} matchPath Express pattern of a route with parameters
 * @property {string} relativeCompiledFilePath inside the folder of the manifest
 */

/**
 * @typedef {(request: express.Request, response: express.Response) => unknown} Handler
 * @typedef {{ type?: string, limit?: string | number }} ParserOptions
 * @typedef {{ bodyParser?: Partial<Record<"raw" | "text" | "urlencoded" | "json", ParserOptions>> }} FunctionConfig
 */

const defaultLimit = "100kb";

// V8 shares compiled code of equal text: what Zod compiles for one release would keep the release before it
configureZod({ jitless: true });

/**
 * Routes for the functions of a production build. Each module is loaded once, now, so that nobody waits for it
 * and what it keeps in memory (rate limits, open stores) lasts from request to request. Errors of calls are
 * passed to the site's error handler.
 *
 * @param {string} folder where Gatsby put the compiled functions and their manifest
 * @returns {express.Router}
 * @throws {unknown} what a module throws that cannot be loaded
 */
export function functionRoutes(folder) {
  const router = express.Router();
  const manifest = readManifest(folder);
  for (const built of manifest ?? []) {
    const file = path.join(folder, built.relativeCompiledFilePath);
    router.all(`/${built.matchPath ?? built.functionRoute}`, loadFunction(file));
  }
  const missing = manifest
    ? { message: "There is no such function.", status: 404 }
    : { message: "The build has no functions.", status: 503 };
  router.use((_request, _response, next) => {
    next(Object.assign(new Error(missing.message), missing));
  });
  return router;
}

/**
 * Reads the manifest, if there is one; routes without parameters come first, so that `donations/status` wins
 * over `donations/:id`.
 *
 * @param {string} folder
 * @returns {BuiltFunction[] | undefined}
 */
function readManifest(folder) {
  const file = path.join(folder, "manifest.json");
  if (!existsSync(file)) return undefined;
  /** @type {BuiltFunction[]} */
  const functions = JSON.parse(readFileSync(file, "utf8"));
  return functions.sort((a, b) => Number(Boolean(a.matchPath)) - Number(Boolean(b.matchPath)));
}

/**
 * @param {string} file
 * @returns {express.RequestHandler}
 */
function loadFunction(file) {
  const load = createRequire(file);
  /** @type {{ default?: Handler, config?: FunctionConfig } & Handler} */
  const module = load(file);
  // lodash, which a provider's client brings, sets `_` and keeps the one that it finds: it would outlive its release
  Reflect.deleteProperty(globalThis, "_");
  // the release keeps it, and it goes with the release
  Reflect.deleteProperty(load.cache, file);
  const handle = module.default ?? module;
  const chain = express.Router({ mergeParams: true });
  chain.use(bodyParsers(module.config?.bodyParser ?? {}));
  chain.use((request, response, next) => {
    Promise.resolve(handle(request, response)).catch((/** @type {unknown} */ error) => {
      // next() without an error would continue with the next handler
      next(error ?? new Error("The function failed without a reason."));
    });
  });
  return chain;
}

/**
 * The body parsers of Gatsby's own function runner, in the same order and with the same defaults.
 *
 * @param {NonNullable<FunctionConfig["bodyParser"]>} options
 */
function bodyParsers({ raw, text, urlencoded, json }) {
  return [
    express.raw({ limit: defaultLimit, ...raw }),
    express.text({ limit: defaultLimit, ...text }),
    express.urlencoded({ limit: defaultLimit, extended: true, ...urlencoded }),
    express.json({ limit: defaultLimit, ...json }),
  ];
}
