import { openEditing } from "../editing/open-editing.mjs";
import { proxyPortBeside } from "../editing/proxy-port.mjs";
import { ensureContent } from "../lib/environment.mjs";
import { builtAt, recordBuild } from "../lib/site-build.mjs";
import { buildFolders } from "../server/build-folders.mjs";
import { siteOptions } from "../server/built-site.mjs";
import { listen } from "../server/listen.mjs";
import { startRegularJob } from "../server/regular-job.mjs";
import { announce } from "../server/serve.mjs";
import { siteAddress } from "../server/site-address.mjs";
import { closeGently, exitInTime, whenTold } from "../server/stop.mjs";
import { createContentBuild } from "./build-content.mjs";
import { daysOf } from "./days.mjs";
import { createLiveSite } from "./live-site.mjs";
import { printStatus } from "./print-status.mjs";
import { createRebuilder } from "./rebuilder.mjs";
import { followReleases, makeRelease, shownFacts } from "./releases.mjs";
import { watchDays } from "./watch-days.mjs";
import { watchContent } from "./watch.mjs";

/** @typedef {import("./rebuilder.mjs").LiveProblem} LiveProblem */

/**
 * Serves the site and runs the regular job until SIGINT or SIGTERM, rebuilds the site when its content
 * changes on the disk or the day comes on which an entry appears, and switches to the new release without a restart.
 *
 * @param {string} root absolute path of the project
 * @param {{ editing: boolean, problems?: readonly LiveProblem[] }} options `editing`: whether the admin writes
 *   through the local proxy; `problems`: why the current content could not be built; empty if it was built
 */
export async function serveLive(root, { editing, problems = [] }) {
  const isBuilt = problems.length === 0;
  await ensureContent(isBuilt ? buildFolders(root).siteDataFile : await shownFacts(root));
  const { port, host, origin } = await siteAddress(process.env);
  const site = createLiveSite(await siteOptions());
  // before what would keep the process running if the port is taken
  const servers = [await listen(site.handle, port, host)];
  if (isBuilt) await makeRelease(root, Date.now());
  const showNewest = await followReleases(root, site.show, ensureContent);
  const publish = async () => {
    await makeRelease(root, Date.now());
    await showNewest();
  };
  const ending = new AbortController();
  const options = { signal: ending.signal, isBuilt };
  const buildContent = await createContentBuild(root, options);
  /** @param {AbortSignal} limit */
  const build = (limit) => recordBuild(root, () => buildContent(limit));
  const rebuilder = createRebuilder({ build, publish, report: printStatus });

  if (isBuilt) await showNewest();
  else rebuilder.startFailed(problems);
  if (editing) {
    const editor = { root, sitePort: port, status: rebuilder.status, rebuild: rebuilder.change };
    servers.push(await openEditing(editor, await proxyPortBeside(port)));
  }
  const watcher = watchContent(root, rebuilder.change);
  const days = await daysOf(root, (await builtAt(root)) ?? Date.now());
  const calendar = watchDays({ ...days, onDue: rebuilder.change });
  await announce(origin);
  const job = await startRegularJob(root);
  whenTold(() => {
    rebuilder.stop();
    ending.abort();
    void watcher.close();
    calendar.close();
    servers.forEach(closeGently);
    void job?.stop();
    exitInTime();
  });
}
