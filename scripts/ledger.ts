/** `npm run ledger`: lists gifts and sales, sums them up, and confirms transfers from bank statements. */
import { readFile } from "node:fs/promises";
import { runLedger } from "../src/server/cli/ledger";
import { loadSiteData } from "../src/server/site-data";
import { runCommand } from "./lib/run-command";

await runCommand(async (runtime) => {
  // without a build, slugs stand for titles, and no statement is written
  const site = await loadSiteData().catch(() => undefined);
  const entries = site ? [...site.campaigns, ...site.products, ...site.projects] : [];
  return runLedger(process.argv.slice(2), runtime, {
    titleOf: (language) => (slug) => entries.find((entry) => entry.slug === slug)?.title[language],
    organisation: site?.site.legalName,
    readFile: (file) => readFile(file).catch(() => undefined),
  });
});
