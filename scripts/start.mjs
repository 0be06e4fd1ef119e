/** `npm start` after set-up: builds if needed, serves the site and rebuilds it when content changes. */
import { preferLocalEditing } from "./lib/editing-backend.mjs";
import { ensureEnvironment } from "./lib/environment.mjs";
import { Problem, runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { ensureBuilt } from "./lib/site-build.mjs";
import { contentChecker } from "./live/build-content.mjs";
import { findReleases } from "./live/releases.mjs";
import { serveLive } from "./live/serve-live.mjs";

await runMain(async () => {
  const editing = preferLocalEditing(process.env);
  await ensureEnvironment();
  await serveLive(root, { editing, problems: await buildProblems() });
  return 0;
});

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
