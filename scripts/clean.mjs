/** Removes Gatsby's caches, the built site and its releases, so that the next build starts from scratch. */
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { outputs, removeBuilds } from "./lib/site-build.mjs";

await runMain(async () => {
  await removeBuilds(root);
  console.log(`Removed: ${outputs.join(", ")}.`);
  return 0;
});
