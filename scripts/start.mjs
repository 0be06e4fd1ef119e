/** What `npm start` does after set-up: builds if needed, serves, and builds anew when content changes. */
import { preferLocalEditing } from "./lib/editing-backend.mjs";
import { ensureEnvironment } from "./lib/environment.mjs";
import { Problem, runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { ensureBuilt } from "./lib/site-build.mjs";
import { contentProblems } from "./live/build-content.mjs";
import { findReleases } from "./live/releases.mjs";
import { serveLive } from "./live/serve-live.mjs";

await runMain(async () => {
  const editing = preferLocalEditing(process.env);
  await ensureEnvironment();
  await serveLive(root, { editing, problems: await buildProblems() });
  return 0;
});

/** Editors have to be able to mend what they broke: the last version that could be built is shown then. */
async function buildProblems() {
  try {
    await ensureBuilt(root);
    return [];
  } catch (error) {
    const releases = await findReleases(root);
    if (!(error instanceof Problem) || releases.length === 0) throw error;
    const problems = await contentProblems(root);
    return problems.length > 0 ? problems : [error.message];
  }
}
