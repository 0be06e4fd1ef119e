/**
 * `npm run image:tree -- <folder>`: makes a folder that serves the newest release, as the Dockerfile does; with
 * `--build <folder>`, a copy of a build. `sbom.json` in it lists its packages and their licences (CycloneDX).
 */
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { makeImageTree } from "./lib/image-tree.mjs";
import { npmCommand } from "./lib/npm.mjs";
import { Problem, runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { findReleases, shownFacts } from "./live/releases.mjs";
import { builtFolders } from "./server/built-site.mjs";

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { build: { type: "string" } },
    allowPositionals: true,
  });
  const [to] = positionals;
  if (!to) throw new Problem("Name the folder to make: npm run image:tree -- <folder>");
  const folder = path.resolve(to);
  const release = values.build ? path.join(root, values.build) : await newestRelease();
  const siteData = values.build ? builtFolders(root, values.build).siteDataFile : await shownFacts(root);
  const made = await makeImageTree(root, folder, { release, siteData });
  await writeFile(path.join(folder, "sbom.json"), await materials(folder));
  console.log(`${folder}: a release, ${made.files} files of the project, ${made.packages} packages.`);
  return 0;
});

async function newestRelease() {
  const [newest] = await findReleases(root);
  if (!newest) throw new Problem("There is no finished production build: run npm run build.");
  return path.dirname(newest.publicFolder);
}

/**
 * The packages in the folder, as npm lists them.
 *
 * @param {string} folder
 */
async function materials(folder) {
  const { command, args } = npmCommand();
  const list = ["sbom", "--sbom-format=cyclonedx"];
  const { stdout } = await promisify(execFile)(command, [...args, ...list], { cwd: folder, maxBuffer: 1e8 });
  return stdout;
}
