import { readFile } from "node:fs/promises";
import { loadTypeScript } from "../lib/load-typescript.mjs";
import { shownFacts } from "../live/releases.mjs";
import { buildFolders } from "./build-folders.mjs";

/**
 * Starts the server's own clock, which runs the regular job (mail, retention, open payments) every five
 * minutes; `SERVER_CLOCK=false` leaves that to a scheduler.
 *
 * @param {string} root absolute path of the project
 * @returns {Promise<import("../../src/server/outbox/server-clock.ts").ServerClock | undefined>}
 */
export async function startRegularJob(root) {
  /** @type {typeof import("../../src/server/environment/environment.ts")} */
  const { readEnvironment } = await loadTypeScript("server/environment/environment.ts");
  const environment = readEnvironment();
  if (!environment.SERVER_CLOCK) return undefined;
  /** @type {typeof import("../../src/server/outbox/server-clock.ts")} */
  const { startServerClock } = await loadTypeScript("server/outbox/server-clock.ts");
  /** @type {typeof import("../../src/server/log.ts")} */
  const { consoleLog } = await loadTypeScript("server/log.ts");
  return startServerClock({ runtime: await runtimeSource(root, environment), log: consoleLog });
}

/**
 * Returns a function that supplies the runtime. Store and mailer are created once; what it knows of the
 * content is read each time, because another release may be shown.
 *
 * @param {string} root
 * @param {import("../../src/server/environment/environment.ts").Environment} environment
 * @returns {Promise<() => Promise<import("../../src/server/runtime.ts").Runtime>>}
 */
async function runtimeSource(root, environment) {
  /** @type {typeof import("../../src/server/create-runtime.ts")} */
  const { createRuntime } = await loadTypeScript("server/create-runtime.ts");
  /** @type {typeof import("../../src/server/site-data.ts")} */
  const { siteDataSchema } = await loadTypeScript("server/site-data.ts");
  /** @param {string} file */
  const read = async (file) => siteDataSchema.safeParse(JSON.parse(await readFile(file, "utf8")));
  /** @type {Promise<import("../../src/server/runtime.ts").Runtime> | undefined} */
  let created;
  return async () => {
    const shown = await read(await shownFacts(root));
    // a release of other code may have other facts
    const { data: siteData, error } = shown.success ? shown : await read(buildFolders(root).siteDataFile);
    if (error) throw error;
    created ??= createRuntime(environment, siteData).catch((/** @type {unknown} */ error) => {
      created = undefined;
      throw error;
    });
    return { ...(await created), siteData };
  };
}
