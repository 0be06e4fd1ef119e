/** Shows the release before the newest one again. A running server shows it within a second. */
import { Problem, runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { findReleases, makeRelease } from "./live/releases.mjs";

await runMain(async () => {
  const [, previous] = await findReleases(root);
  if (!previous) throw new Problem("There is no earlier release.");
  await makeRelease(root, Date.now(), previous);
  console.log("The release before is shown again. npm run rollback once more shows this one.");
  return 0;
});
