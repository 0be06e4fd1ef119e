/** `npm run check:licences`: fails if a package has a licence that `scripts/licences.json` does not allow. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { findRefused } from "./lib/licences.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";

await runMain(async () => {
  const read = async (/** @type {string} */ name) =>
    JSON.parse(await readFile(path.join(root, name), "utf8"));
  const { packages } = await read("package-lock.json");
  const refused = findRefused(packages, await read("scripts/licences.json"));
  const advice = "Allow it in scripts/licences.json, or do without the package.";
  console.log(refused.length === 0 ? "Every licence is on the list." : [...refused, advice].join("\n"));
  return refused.length === 0 ? 0 : 1;
});
