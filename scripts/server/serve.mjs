import { loadTypeScript } from "../lib/load-typescript.mjs";
import { Problem } from "../lib/problem.mjs";
import { builtSite } from "./built-site.mjs";
import { listen } from "./listen.mjs";
import { startRegularJob } from "./regular-job.mjs";
import { siteAddress } from "./site-address.mjs";
import { closeGently, exitInTime, whenTold } from "./stop.mjs";

/**
 * Serves the production build as it is until SIGINT or SIGTERM, and prints where. It also runs the regular job,
 * except for a copy: a copy is for tests, and the job needs the content facts of the build itself.
 *
 * @param {string} root absolute path of the project
 * @param {string} [copy] folder of a copy of a build, relative to the project
 */
export async function serve(root, copy) {
  const { port, host, origin } = siteAddress(process.env);
  const server = await listen(await builtSite(root, copy), port, host);
  await announce(origin);
  const job = copy === undefined ? await startRegularJob(root) : undefined;
  whenTold(() => {
    closeGently(server);
    void job?.stop();
    exitInTime();
  });
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
  /** @type {typeof import("../../src/domain/languages.ts")} */
  const { languages } = await loadTypeScript("domain/languages.ts");
  /** @type {typeof import("../../src/domain/paths.ts")} */
  const { localizedPath } = await loadTypeScript("domain/paths.ts");
  return languages.map(({ code, name }) => [name, localizedPath("/", code)]);
}
