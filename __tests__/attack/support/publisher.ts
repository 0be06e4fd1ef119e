import { execFile } from "node:child_process";
import { appendFile, cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { imageTree } from "./image-site";

const command = promisify(execFile);
const build = path.join(imageTree, ".build/next");

/** Makes releases of a changed build in the folder that is served, as a build does at its end. */
export async function createPublisher() {
  await cp(path.join(imageTree, ".build/releases/000000000000001"), build, { recursive: true });
  const script = `
    import { makeRelease } from "./scripts/live/releases.mjs";
    import { releaseFolders } from "./scripts/live/releases.mjs";
    await makeRelease(process.cwd(), Date.now(), releaseFolders(${JSON.stringify(build)}));`;
  return async (number: number): Promise<void> => {
    await writeFile(path.join(build, "public/release.txt"), String(number));
    await appendFile(path.join(build, "public/index.html"), `<!-- ${number} -->`);
    await command(process.execPath, ["--input-type=module", "-e", script], { cwd: imageTree });
  };
}
