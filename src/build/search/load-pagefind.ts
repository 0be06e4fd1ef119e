import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * Loads Pagefind's library by its path: its package offers itself to `import` only, and Gatsby compiles
 * `import` to `require`.
 */
export function loadPagefind(): typeof import("pagefind") {
  const modules = realpathSync("node_modules");
  const load = createRequire(path.join(modules, "index.js"));
  return load(path.join(modules, "pagefind/lib/index.js")) as typeof import("pagefind");
}
