/** Serves the last production build, or a copy of one in the folder given as argument, without building. */
import { ensureEnvironment } from "./lib/environment.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { serve } from "./server/serve.mjs";

await runMain(async () => {
  await ensureEnvironment();
  await serve(root, process.argv[2]);
  return 0;
});
