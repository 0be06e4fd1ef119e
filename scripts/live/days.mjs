import { loadTypeScript } from "../lib/load-typescript.mjs";

/**
 * The days of a project, for `watchDays`.
 *
 * @param {string} root absolute path of the project
 * @param {number} builtAt when the last build began, in milliseconds since 1970
 */
export async function daysOf(root, builtAt) {
  /** @type {typeof import("../../src/domain/zone-time.ts")} */
  const { dateInZone } = await loadTypeScript("domain/zone-time.ts");
  /** @type {typeof import("../../src/build/content/content-root.ts")} */
  const { contentRoot } = await loadTypeScript("build/content/content-root.ts");
  /** @type {typeof import("../../src/build/content/due.ts")} */
  const { due } = await loadTypeScript("build/content/due.ts");
  return {
    builtOn: dateInZone(builtAt),
    today: () => dateInZone(),
    /** @param {string} after @param {string} until */
    due: (after, until) => due(contentRoot(root), after, until),
  };
}
