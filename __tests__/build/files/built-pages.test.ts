import { existsSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { removeFormerPages } from "../../../src/build/files/built-pages";
import { temporaryFolder, writeFiles } from "../../scripts/temporary-folder";

const directory = temporaryFolder();

it("removes the pages of former builds, with their data, and nothing else", () => {
  const pages = { "/": "index", "/news/": "news", "/404.html": "404.html" };
  const former = { "/news/gone/": "news/gone", "/500.html": "500.html" };
  const dataFile = (folder: string) => `page-data/${folder}/page-data.json`;
  const others = ["page-data/app-data.json", "news/moved/index.html", "admin/index.html"];
  const write = (file: string, text: string) => writeFiles(path.join(directory, "public"), { [file]: text });
  for (const [address, folder] of Object.entries({ ...pages, ...former })) {
    write(dataFile(folder), JSON.stringify({ path: address }));
    write(address.endsWith("/") ? `${address}index.html` : address, "");
  }
  for (const file of others) write(file, "{}");

  const args = {
    getNodesByType: () => Object.keys(pages).map((address) => ({ path: address })),
    store: { getState: () => ({ program: { directory } }) },
  };
  void removeFormerPages(args as unknown as BuildArgs, { plugins: [] }, () => undefined);

  const there = (file: string) => existsSync(path.join(directory, "public", file));
  expect(
    ["news/gone/index.html", dataFile("news/gone"), "500.html", dataFile("500.html")].filter(there),
  ).toEqual([]);
  const kept = [
    "index.html",
    "news/index.html",
    "404.html",
    ...Object.values(pages).map(dataFile),
    ...others,
  ];
  expect(kept.filter((file) => !there(file))).toEqual([]);
});
