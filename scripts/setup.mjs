/** Installs missing dependencies. It runs before everything else, so it needs nothing but Node and npm. */
import { ensureDependencies } from "./lib/dependencies.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";

await runMain(async () => {
  await ensureDependencies(root);
  return 0;
});
