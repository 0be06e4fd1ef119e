import { Problem } from "./problem.mjs";

/** @typedef {Record<string, string | undefined>} Variables */

const name = "GATSBY_CMS_BACKEND";

/**
 * Selects the local backend, which writes to the working tree, unless another backend is already set.
 *
 * @param {Variables} environment changed in place: the build reads the backend from it
 * @returns {boolean} whether the local proxy is needed
 */
export function preferLocalEditing(environment) {
  if (!environment[name]?.trim()) environment[name] = "local";
  return environment[name] === "local";
}

/**
 * Refuses the local backend for a production build, which has no local proxy.
 *
 * @param {Readonly<Variables>} environment
 * @throws {Problem} if the local backend is set
 */
export function refuseLocalEditing(environment) {
  if (environment[name]?.trim() !== "local") return;
  throw new Problem(
    `${name} is "local", which works under npm start and npm run develop only: ` +
      "take it out, or choose git-gateway or github.",
  );
}
