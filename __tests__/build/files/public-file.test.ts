import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import type * as publicFiles from "../../../src/build/files/public-file";
import { temporaryFolder, writeFiles } from "../../setup/temporary-folder";

const directory = temporaryFolder();
const publicFolder = path.join(directory, "public");
const digest = "0123456789abcdef".repeat(2);
const nodes: Readonly<Record<string, readonly object[]>> = {
  SitePage: [{ path: "/id/" }, { path: "/news/back/" }],
  File: [{ internal: { contentDigest: digest } }],
};
const args = {
  getNodesByType: (type: string) => nodes[type],
  store: { getState: () => ({ program: { directory } }) },
} as unknown as BuildArgs; // the steps read these two of the many things that Gatsby hands to them

/** A build, which is a process of its own: writes these files, and lets Gatsby write pages in between. */
async function build(addresses: readonly string[], ofGatsby: Readonly<Record<string, string>> = {}) {
  await jest.isolateModulesAsync(async () => {
    const { removeFormerFiles, writePublicFile } = jest.requireActual<typeof publicFiles>(
      "../../../src/build/files/public-file",
    );
    for (const address of addresses) writePublicFile(args.store, address, "first");
    for (const address of addresses) writePublicFile(args.store, address, address);
    writeFiles(publicFolder, ofGatsby);
    await removeFormerFiles(args, { plugins: [] }, () => undefined);
    // what later steps write
    writePublicFile(args.store, "/worker.js", "worker");
  });
}

const there = (address: string) => existsSync(path.join(publicFolder, address));

it("removes what former builds wrote and this one does not, and nothing else", async () => {
  const gone = ["/id/manifest.webmanifest", "/transparency/dry-season/money.csv", "/news/moved/index.html"];
  await build([...gone, "/sitemap.xml", "/news/back/index.html"], { "static/photo.jpg": "photo" });
  expect(gone.filter(there)).toEqual(gone);

  await build(["/sitemap.xml"], { "news/back/index.html": "a page" });
  expect(gone.filter(there)).toEqual([]);
  expect(readFileSync(path.join(publicFolder, "sitemap.xml"), "utf8")).toBe("/sitemap.xml");
  expect(["/worker.js", "/static/photo.jpg", "/news/back/index.html"].filter(there)).toHaveLength(3);

  await build([]);
  expect(["/sitemap.xml", "/news/back/index.html"].map(there)).toEqual([false, true]);
});

it("removes the copies of files that the content has no longer, and what was made of them", async () => {
  const gone = `static/${digest.replace("0", "9")}`;
  const stays = [`static/${digest}/guide.pdf`, "static/share-cards/home.png", "static/font-0123.woff2"];
  const copies = [...stays, `${gone}/guide.id.pdf`, `${gone}/5f3a1/photo.webp`];
  await build([], Object.fromEntries(copies.map((file) => [file, "copy"])));
  expect(copies.filter(there)).toEqual(stays);
  expect(there(gone)).toBe(false);
});

it("also removes what was written by a build that did not end", async () => {
  jest.isolateModules(() => {
    const { writePublicFile } = jest.requireActual<typeof publicFiles>(
      "../../../src/build/files/public-file",
    );
    writePublicFile(args.store, "/film/captions.en.vtt", "WEBVTT");
  });
  await build(["/sitemap.xml"]);
  expect(there("/film/captions.en.vtt")).toBe(false);
});
