import { existsSync } from "node:fs";
import path from "node:path";
import { ensureContent } from "../lib/environment.mjs";
import { siteDataOf } from "../lib/kept-build.mjs";
import { loadTypeScript } from "../lib/load-typescript.mjs";
import { Problem } from "../lib/problem.mjs";
import { createLiveSite } from "../live/live-site.mjs";
import { findReleases, followReleases } from "../live/releases.mjs";
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
 * @throws {Problem} if there is no release, or no copy in that folder
 */
export async function serve(root, copy) {
  const { port, host, origin } = await siteAddress(process.env);
  const site = createLiveSite(await siteOptions());
  if (copy !== undefined) {
    const folders = copiedFolders(root, copy);
    const facts = path.resolve(root, siteDataOf(copy));
    if (existsSync(facts)) await ensureContent(facts);
    site.show([folders]);
  } else if ((await findReleases(root)).length > 0) {
    await assertAddress();
    await ensureContent();
    await followReleases(root, site.show);
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
 * A build for another address has that one in its links, and perhaps the editors' area for one's own machine.
 *
 * @throws {Problem} if the site is public and was built for another address
 */
async function assertAddress() {
  /** @type {typeof import("../../src/domain/public-address.ts")} */
  const { isPublicAddress } = await loadTypeScript("domain/public-address.ts");
  /** @type {typeof import("../../src/server/site-data.ts")} */
  const { loadSiteData } = await loadTypeScript("server/site-data.ts");
  const asked = process.env.SITE_URL?.replace(/\/+$/, "");
  const { site } = await loadSiteData();
  if (isPublicAddress(asked) && site.url !== asked) {
    throw new Problem(`The site was built for ${site.url}, and SITE_URL is ${asked}: run npm run build.`);
  }
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
