/** Serves the production build that is there, without building. */
import { ensureEnvironment } from "./lib/environment.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { serve } from "./server/serve.mjs";

await runMain(async () => {
  await ensureEnvironment();
  await serve(root);
  return 0;
});
