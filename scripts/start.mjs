/** What `npm start` does after set-up: builds if needed, then serves. */
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { ensureBuilt } from "./lib/site-build.mjs";
import { serve } from "./server/serve.mjs";

await runMain(async () => {
  await ensureBuilt(root);
  await serve(root);
  return 0;
});
