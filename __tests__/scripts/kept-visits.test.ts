import { rmSync } from "node:fs";
import path from "node:path";
import { openVisits } from "../../scripts/lib/kept-visits.mjs";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

const root = temporaryFolder();
const publicFolder = path.join(root, "public");
const api = new Map<string, string>();
const at = (port: number) => {
  const origin = `http://localhost:${port}`;
  const ask = (url: string) => Promise.resolve(api.get(url.replace(origin, "")));
  return { publicFolder, origin, ask };
};

/** A visit of a page that requested these addresses, and another page's ahead of time. */
const visitOf = (origin: string, addresses: readonly string[]) => ({
  requests: [
    ...addresses.map((address) => ({ url: origin + address, prefetched: false })),
    { url: `${origin}/other/`, prefetched: true },
  ],
  messages: [],
  layoutShift: 0.001,
  facts: {
    language: "en",
    indexed: true,
    headings: 1,
    translations: [],
    links: [],
    outside: [],
    anchors: [],
  },
});

beforeEach(async () => {
  writeFiles(root, {
    "public/news/index.html": "news",
    "public/app.js": "code",
    "public/other/index.html": "",
  });
  api.set("/api/payments/methods", "by card");
  const visits = await openVisits(root, at(1), "code 1");
  await visits.keep("/news/", "once", visitOf("http://localhost:1", ["/news/", "/app.js?v=2"]));
  await visits.keep("/donate/", "once", visitOf("http://localhost:1", ["/news/", "/api/payments/methods"]));
  await visits.keep("/inquiry/", "once", visitOf("http://localhost:1", ["/news/", "/api/vitals"]));
  await visits.keep("/map/", "once", visitOf("https://tiles.example", ["/news/"]));
  await visits.save();
});

const again = async (page: string, { how = "once", visitor = "code 1" } = {}) =>
  (await openVisits(root, at(2), visitor)).earlier(page, how);

it("knows a page again while all that it requested is the same", async () => {
  writeFiles(root, { "public/other/index.html": "changed" });
  expect(await again("/news/")).toEqual(visitOf("http://localhost:2", ["/news/", "/app.js?v=2"]));
});

it.each([
  ["its own HTML has changed", () => writeFiles(root, { "public/news/index.html": "newer" })],
  ["a file that it requested has changed", () => writeFiles(root, { "public/app.js": "newer" })],
  ["a file that it requested is gone", () => rmSync(path.join(publicFolder, "app.js"))],
  ["what was kept cannot be read", () => writeFiles(root, { ".build/visits.json": "{" })],
])("does not know it again when %s", async (_, change) => {
  change();
  expect(await again("/news/")).toBeUndefined();
});

it("does not know it again for other code, or another way to visit it", async () => {
  expect(await again("/news/", { visitor: "code 2" })).toBeUndefined();
  expect(await again("/news/", { how: "twice" })).toBeUndefined();
});

it("knows a page again while functions answer it the same", async () => {
  expect(await again("/donate/")).toEqual(visitOf("http://localhost:2", ["/news/", "/api/payments/methods"]));
  api.set("/api/payments/methods", "by transfer");
  expect(await again("/donate/")).toBeUndefined();
});

it.each(["/inquiry/", "/map/", "/never/"])(
  "has nothing of %s, which no file of the site and no answer of it decides",
  async (page) => {
    expect(await again(page)).toBeUndefined();
  },
);
