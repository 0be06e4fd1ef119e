/** Builds the production site for visitors, whether or not anything changed. */
import { refuseLocalEditing } from "./lib/editing-backend.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { buildSite } from "./lib/site-build.mjs";
import { makeRelease } from "./live/releases.mjs";

await runMain(async () => {
  refuseLocalEditing(process.env);
  await buildSite(root);
  if (!process.env.HOST_ADAPTER && !process.env.NETLIFY) await makeRelease(root, Date.now());
  return 0;
});
