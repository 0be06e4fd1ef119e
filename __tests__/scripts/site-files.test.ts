import { sitePages } from "../../scripts/lib/site-pages.mjs";
import { transferSizes } from "../../scripts/lib/transfer-size.mjs";
import { previewFolder } from "../../src/domain/addresses";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

const folder = temporaryFolder();
const repeated = "peat ".repeat(1000);

beforeAll(() => {
  writeFiles(folder, {
    "index.html": repeated,
    "id/index.html": "",
    "id/news/peat-fire/index.html": "",
    "404.html": "",
    "preview/0f1e/news/peat-fire/index.html": "",
    "preview/id/0f1e/news/peat-fire/index.html": "",
    "picture.webp": repeated,
  });
});

it("lists every page of a built site, without previews", () => {
  expect(sitePages(folder, previewFolder)).toEqual(["/", "/id/", "/id/news/peat-fire/"]);
});

it("measures text as brotli and pictures as they are", () => {
  const sizeOf = transferSizes(folder);
  expect(sizeOf("/")).toBeLessThan(50);
  expect(sizeOf("/")).toBe(sizeOf("/index.html"));
  expect(sizeOf("/picture.webp")).toBe(repeated.length);
});

it("gives a file that does not exist no weight", () => {
  expect(transferSizes(folder)("/gone.js")).toBe(0);
});
