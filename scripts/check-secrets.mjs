/**
 * Fails if a file of the production build, pages or functions, contains a secret. `--build <folder>` checks a
 * copy of a build.
 */
import { parseArgs } from "node:util";
import { findSecrets } from "./lib/find-secrets.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { builtFolders } from "./server/built-site.mjs";

await runMain(async () => {
  const { values } = parseArgs({ options: { build: { type: "string" } } });
  const { publicFolder, functionsFolder } = builtFolders(root, values.build);
  const found = await findSecrets([publicFolder, functionsFolder], process.env);
  console.log(found.length === 0 ? "No secret in the build." : `Secrets in the build:\n${found.join("\n")}`);
  return found.length === 0 ? 0 : 1;
});
