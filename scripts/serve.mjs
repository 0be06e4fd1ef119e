/** Serves the production build that is there, without building. */
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { serve } from "./server/serve.mjs";

await runMain(async () => {
  await serve(root);
  return 0;
});
