import { Problem } from "./problem.mjs";

/** @typedef {Record<string, string | undefined>} Variables */

const name = "GATSBY_CMS_BACKEND";

/**
 * On one's own machine editors write to the working tree, unless another backend is named.
 *
 * @param {Variables} environment changed in place: the build takes the backend from it
 * @returns {boolean} whether the local proxy is wanted
 */
export function preferLocalEditing(environment) {
  if (!environment[name]?.trim()) environment[name] = "local";
  return environment[name] === "local";
}

/**
 * A build for visitors has no local proxy behind it.
 *
 * @param {Readonly<Variables>} environment
 * @throws {Problem} where the local proxy is asked for
 */
export function refuseLocalEditing(environment) {
  if (environment[name]?.trim() !== "local") return;
  throw new Problem(
    `${name} is "local", which works under npm start and npm run develop only: ` +
      "take it out, or choose git-gateway or github.",
  );
}
