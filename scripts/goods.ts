/** `npm run goods`: lists the files that are sold, and puts them where the site takes them from. */
import { existsSync } from "node:fs";
import { siteDataFile } from "../src/build/functions/site-data-file";
import { failed } from "../src/server/cli/command-result";
import { runGoods } from "../src/server/cli/goods";
import { loadSiteData } from "../src/server/site-data";
import { root } from "./lib/root.mjs";
import { runCommand } from "./lib/run-command";

await runCommand(async (runtime) => {
  if (!existsSync(siteDataFile(root))) return failed("There is no build yet: run npm run build.");
  return runGoods(process.argv.slice(2), runtime, await loadSiteData());
});
