/** Serves the production build that is there, or the copy of one in a folder that is named, without building. */
import { ensureEnvironment } from "./lib/environment.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { serve } from "./server/serve.mjs";

await runMain(async () => {
  await ensureEnvironment();
  await serve(root, process.argv[2]);
  return 0;
});
