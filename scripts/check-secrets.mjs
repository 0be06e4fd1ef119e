/** Fails if a file of the production build, pages or functions, contains a secret. */
import path from "node:path";
import { findSecrets } from "./lib/find-secrets.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";

await runMain(async () => {
  const folders = [path.join(root, "public"), path.join(root, ".cache", "functions")];
  const found = await findSecrets(folders, process.env);
  console.log(found.length === 0 ? "No secret in the build." : `Secrets in the build:\n${found.join("\n")}`);
  return found.length === 0 ? 0 : 1;
});
