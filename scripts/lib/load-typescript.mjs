import path from "node:path";
import { createJiti } from "jiti";
import { root } from "./root.mjs";

const jiti = createJiti(import.meta.url);

/**
 * Loads a module of `src/` into a script.
 *
 * @template Module
 * @param {string} file relative to `src/`
 * @returns {Promise<Module>}
 */
export function loadTypeScript(file) {
  return jiti.import(path.join(root, "src", file));
}
