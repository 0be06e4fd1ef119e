import { existsSync } from "node:fs";
import path from "node:path";
import { ensureContent, ensureFit } from "../lib/environment.mjs";
import { loadTypeScript } from "../lib/load-typescript.mjs";
import { Problem } from "../lib/problem.mjs";
import { createLiveSite } from "../live/live-site.mjs";
import { findReleases, followReleases, shownFacts } from "../live/releases.mjs";
import { builtFolders, siteOptions } from "./built-site.mjs";
import { listen } from "./listen.mjs";
import { startRegularJob } from "./regular-job.mjs";
import { siteAddress } from "./site-address.mjs";
import { closeGently, exitInTime, whenTold } from "./stop.mjs";

/**
 * Serves the newest release until SIGINT or SIGTERM, and prints where; a later release is shown without a
 * restart. It also runs the regular job, except for a copy of a build: a copy is for tests, and the job needs
 * the content facts of the build itself.
 *
 * @param {string} root absolute path of the project
 * @param {string} [copy] folder of a copy of a build, absolute or relative to the project
 * @throws {Problem} if there is no release, or no copy in that folder, or it does not fit the settings
 */
export async function serve(root, copy) {
  const { port, host, origin } = await siteAddress(process.env);
  const site = createLiveSite(await siteOptions());
  if (copy !== undefined) {
    const folders = copiedFolders(root, copy);
    await ensureContent(folders.siteDataFile);
    site.show([folders]);
  } else if ((await findReleases(root)).length > 0) {
    await ensureFit(await shownFacts(root));
    await followReleases(root, site.show, ensureFit);
  } else throw new Problem("There is no finished production build: run npm run build.");
  const server = await listen(site.handle, port, host);
  await announce(origin);
  const job = copy === undefined ? await startRegularJob(root) : undefined;
  whenTold(() => {
    closeGently(server);
    void job?.stop();
    exitInTime();
  });
}

/**
 * @param {string} root
 * @param {string} copy
 */
function copiedFolders(root, copy) {
  const folders = builtFolders(root, copy);
  if (!existsSync(path.join(folders.publicFolder, "index.html")))
    throw new Problem(`There is no copy of a build in ${path.resolve(root, copy)}.`);
  return folders;
}

/**
 * Requests the home page, then prints the site's addresses.
 *
 * @param {string} origin
 * @throws {Problem} if the home page's status is not a success
 */
export async function announce(origin) {
  const home = await fetch(origin, { headers: { Connection: "close" } });
  await home.arrayBuffer();
  if (!home.ok) throw new Problem(`${origin} answers with status ${home.status}.`);
  const entrances = [...(await homePages()), ["Content team", "/admin/"]];
  console.log(
    `\nThe site is ready:\n${entrances.map(([name, at]) => `  ${name}: ${origin}${at}`).join("\n")}\n`,
  );
}

/** Name of each language, and path of its home page. */
async function homePages() {
  /** @type {typeof import("../../src/domain/site-languages.ts")} */
  const { languages } = await loadTypeScript("domain/site-languages.ts");
  /** @type {typeof import("../../src/domain/paths.ts")} */
  const { localizedPath } = await loadTypeScript("domain/paths.ts");
  return languages.map(({ code, name }) => [name, localizedPath("/", code)]);
}
