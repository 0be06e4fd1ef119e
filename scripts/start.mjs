/** `npm start` after set-up: builds if needed, serves the site and rebuilds it when content changes. */
import { loopback } from "./editing/open-editing.mjs";
import { proxyPortBeside } from "./editing/proxy-port.mjs";
import { preferLocalEditing } from "./lib/editing-backend.mjs";
import { ensureEnvironment } from "./lib/environment.mjs";
import { Problem, runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { ensureBuilt } from "./lib/site-build.mjs";
import { contentChecker } from "./live/build-content.mjs";
import { findReleases } from "./live/releases.mjs";
import { serveLive } from "./live/serve-live.mjs";
import { assertFree } from "./server/listen.mjs";
import { siteAddress } from "./server/site-address.mjs";

await runMain(async () => {
  const editing = preferLocalEditing(process.env);
  await ensureEnvironment();
  await assertPorts(editing);
  await serveLive(root, { editing, problems: await buildProblems() });
  return 0;
});

/**
 * Ends at once, and not after minutes of building, if the site or the local proxy could not be reached.
 *
 * @param {boolean} editing whether there is to be a local proxy
 */
async function assertPorts(editing) {
  const { port, host } = await siteAddress(process.env);
  await assertFree(port, host);
  if (editing) await assertFree(await proxyPortBeside(port), loopback);
}

/**
 * Builds if needed. If that fails and an earlier release exists, returns the problems instead of throwing:
 * the earlier release is then served, so that editors can repair the content.
 */
async function buildProblems() {
  try {
    await ensureBuilt(root);
    return [];
  } catch (error) {
    const releases = await findReleases(root);
    if (!(error instanceof Problem) || releases.length === 0) throw error;
    const problems = await (await contentChecker(root))();
    return problems.length > 0 ? problems : [error.message];
  }
}
