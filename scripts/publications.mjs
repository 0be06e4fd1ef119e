/**
 * `npm run publications`: makes the PDF and EPUB files of the books, for sale, and the PDF, Word and Excel files of the
 * texts for download, where their text has changed; with `--all`, all of them. `--check` only lists what is older than
 * its text.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { ensureChromium } from "./lib/chromium.mjs";
import { loadTypeScript } from "./lib/load-typescript.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";

const { values } = parseArgs({ options: { all: { type: "boolean" }, check: { type: "boolean" } } });

await runMain(async () => {
  /** @type {typeof import("../src/build/content/content-root.ts")} */
  const { contentRoot } = await loadTypeScript("build/content/content-root.ts");
  await (values.check ? check(contentRoot(root)) : make(contentRoot(root)));
  return 0;
});

/** @param {string} content */
async function check(content) {
  /** @type {typeof import("../src/build/publications/stale-publications.ts")} */
  const { stalePublications } = await loadTypeScript("build/publications/stale-publications.ts");
  const stale = stalePublications(content);
  for (const name of stale) console.log(`${name} was not made from a present text: run npm run publications`);
  if (stale.length === 0) console.log("Every file was made from its present text.");
}

/** @param {string} contentRoot */
async function make(contentRoot) {
  /** @type {typeof import("../src/build/publications/write-publications.ts")} */
  const { writePublications } = await loadTypeScript("build/publications/write-publications.ts");
  /** @type {typeof import("../src/domain/public-address.ts")} */
  const { isPublicAddress } = await loadTypeScript("domain/public-address.ts");
  /** @type {typeof import("../src/server/environment/environment.ts")} */
  const { readEnvironment } = await loadTypeScript("server/environment/environment.ts");
  /** @type {typeof import("../src/domain/zone-time.ts")} */
  const { dateInZone } = await loadTypeScript("domain/zone-time.ts");
  const { GOODS_DIR, SITE_URL } = readEnvironment();
  const args = JSON.parse(await readFile(path.join(root, "scripts/browser-arguments.json"), "utf8"));
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  try {
    const made = await writePublications({
      ...{ root, contentRoot, browser, all: values.all ?? false },
      folder: path.resolve(root, GOODS_DIR),
      site: isPublicAddress(SITE_URL) ? SITE_URL : undefined,
      today: dateInZone(),
    });
    for (const { name, bytes, pages } of made) {
      const length = pages === undefined ? "" : `, ${pages} pages`;
      console.log(`${name}: ${Math.ceil(bytes / 1000)} kB${length}`);
    }
    console.log(
      made.length === 0
        ? "Nothing to make: every file is up to date."
        : "Commit content/publications.json and content/renditions/.",
    );
  } finally {
    await browser.close();
  }
}
