/** Builds the production site, whether or not anything changed. */
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { buildSite } from "./lib/site-build.mjs";

await runMain(async () => {
  await buildSite(root);
  return 0;
});
