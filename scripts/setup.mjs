/** Installs what is missing. Needs nothing but Node and npm, since it runs before everything else. */
import { ensureDependencies } from "./lib/dependencies.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";

await runMain(async () => {
  await ensureDependencies(root);
  return 0;
});
