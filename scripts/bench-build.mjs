/**
 * Measures builds in the tests' copy of the project: a clean one, one after an edit of an article, and one with more
 * articles. It prints the times with those of Gatsby's own starter below, and, on Linux, what memory the largest process
 * of the largest build needed. Needs a machine on which nothing else runs.
 *
 *   npm run bench:build -- --more 500
 */
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureDependencies } from "./lib/dependencies.mjs";
import { preferLocalEditing } from "./lib/editing-backend.mjs";
import { ownSite, resetSiteCopy } from "./lib/kept-build.mjs";
import { loadTypeScript } from "./lib/load-typescript.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { buildSite, removeBuilds } from "./lib/site-build.mjs";
import { sitePages } from "./lib/site-pages.mjs";
import { formatRows } from "./lib/table.mjs";

/**
 * The official starter with Decap CMS, measured in November 2026 on two cores: 20 pages clean, each further page, one
 * edit.
 */
const starter = ["Gatsby's starter", "70 s", "63 ms", "44 s", ""];

const { values } = parseArgs({ options: { more: { type: "string", default: "500" } } });
const news = path.join("content", "news");

await runMain(async () => {
  await ensureDependencies(root);
  preferLocalEditing(process.env);
  const copy = await resetSiteCopy(root, ownSite);
  await removeBuilds(copy);
  const clean = await timeBuild(copy);
  const article = path.join(copy, news, (await readdir(path.join(copy, news)))[0] ?? "");
  await writeFile(article, (await readFile(article, "utf8")).replace(/^title: /m, "title: Again "));
  const edit = await timeBuild(copy);
  await addArticles(copy, article, Number(values.more));
  await removeBuilds(copy);
  const large = await timeBuild(copy);
  await removeBuilds(copy);
  const each = (1000 * (large.seconds - clean.seconds)) / (large.pages - clean.pages);
  const own = [
    `this site, ${clean.pages} pages`,
    inSeconds(clean.seconds),
    `${each.toFixed()} ms`,
    inSeconds(edit.seconds),
    large.megabytes > 0 ? `${(large.megabytes / 1000).toFixed(1)} GB with ${large.pages} pages` : "",
  ];
  const heading = ["build", "clean", "a further page", "after an edit", "memory"];
  console.log(formatRows([heading, own, starter]).join("\n"));
  return 0;
});

/**
 * Builds the copy.
 *
 * @param {string} copy
 */
async function timeBuild(copy) {
  const start = performance.now();
  let megabytes = 0;
  const watch = setInterval(() => (megabytes = Math.max(megabytes, ...peaksIn(copy))), 500);
  await buildSite(copy).finally(() => clearInterval(watch));
  const seconds = (performance.now() - start) / 1000;
  /** @type {typeof import("../src/domain/addresses.ts")} */
  const { previewFolder } = await loadTypeScript("domain/addresses.ts");
  return { seconds, megabytes, pages: sitePages(path.join(copy, "public"), previewFolder).length };
}

/**
 * The most memory, in megabytes, that each process in a folder has had; none where the system has no `/proc`.
 *
 * @param {string} folder
 */
function peaksIn(folder) {
  return (existsSync("/proc") ? readdirSync("/proc") : []).flatMap((id) => {
    try {
      if (readlinkSync(`/proc/${id}/cwd`) !== folder) return [];
      const [, kilobytes = "0"] = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8")) ?? [];
      return [Number(kilobytes) / 1000];
    } catch {
      return []; // it has ended, or is somebody else's
    }
  });
}

/**
 * Adds copies of an article in all its languages.
 *
 * @param {string} copy
 * @param {string} article absolute path of one of its files
 * @param {number} total
 */
async function addArticles(copy, article, total) {
  const [slug = ""] = path.basename(article).split(".");
  const folder = path.join(copy, news);
  const files = (await readdir(folder)).filter((file) => file.startsWith(`${slug}.`));
  for (const file of files) {
    const text = await readFile(path.join(folder, file), "utf8");
    for (let number = 1; number <= total; number += 1) {
      await writeFile(path.join(folder, file.replace(slug, `${slug}-${number}`)), text);
    }
  }
}

/** @param {number} seconds */
function inSeconds(seconds) {
  return `${seconds.toFixed()} s`;
}
