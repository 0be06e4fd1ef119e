/** `npm run health`: says what is wrong with the running site, with figures; fails if anything is. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { runHealth } from "../src/server/cli/health";
import { loadSiteData, SiteDataError } from "../src/server/site-data";
import { root } from "./lib/root.mjs";
import { runCommand } from "./lib/run-command";

const manifest = z.object({ version: z.string() });
const { version } = manifest.parse(JSON.parse(await readFile(path.join(root, "package.json"), "utf8")));

await runCommand(async (runtime) => {
  // a site without a build has nothing that could be old
  const failures: unknown[] = [];
  const data = await loadSiteData().catch((error: unknown) => void failures.push(error));
  const build = failures[0] instanceof SiteDataError ? `. ${failures[0].message}` : "";
  return runHealth(runtime, `${version}, Node ${process.version}${build}`, data?.products);
});
