import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import { fingerprint, inputFiles } from "../../scripts/lib/fingerprint.mjs";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

const root = temporaryFolder();
const article = "content/news/peat.en.md";

beforeEach(() => {
  writeFiles(root, {
    [article]: "Peat",
    "src/pages/index.tsx": "page",
    "gatsby-config.ts": "config",
    "package.json": "browsers",
    "package-lock.json": "{}",
    "README.md": "read me",
    "public/index.html": "built",
    "node_modules/a/index.js": "installed",
  });
});

it("reads what a build is made from and nothing else", async () => {
  expect(await inputFiles(root)).toEqual([
    article,
    "gatsby-config.ts",
    "package-lock.json",
    "package.json",
    "src/pages/index.tsx",
  ]);
});

it("stays the same while nothing relevant changes", async () => {
  const before = await fingerprint(root, { HOME: "/home/me" });
  writeFiles(root, { "README.md": "changed", [article]: "Peat" });
  expect(await fingerprint(root, { HOME: "/home/you" })).toBe(before);
});

it.each([
  ["changes", () => writeFiles(root, { [article]: "Peat!" })],
  ["names other browsers", () => writeFiles(root, { "package.json": "older browsers" })],
  ["appears", () => writeFiles(root, { "content/news/peat.id.md": "Gambut" })],
  ["disappears", () => rmSync(path.join(root, article))],
  ["is renamed", () => renameSync(path.join(root, article), path.join(root, "content/news/pear.en.md"))],
])("changes when a file %s", async (_, change) => {
  const before = await fingerprint(root, {});
  change();
  expect(await fingerprint(root, {})).not.toBe(before);
});

it("changes with the variables that Gatsby builds into the pages", async () => {
  const github = await fingerprint(root, { GATSBY_CMS_BACKEND: "github" });
  expect(github).not.toBe(await fingerprint(root, { GATSBY_CMS_BACKEND: "local" }));
  expect(github).not.toBe(await fingerprint(root, {}));
});

it.each(["HOST_ADAPTER", "NETLIFY"])("changes with %s, which decides what a host is given", async (name) => {
  expect(await fingerprint(root, { [name]: "netlify" })).not.toBe(await fingerprint(root, {}));
});

it("is about the folder that the content is said to be in", async () => {
  const elsewhere = { CONTENT_ROOT: "__tests__/site/content" };
  const before = await fingerprint(root, elsewhere);
  writeFiles(root, { [article]: "Peat!" });
  expect(await fingerprint(root, elsewhere)).toBe(before);
  writeFiles(root, { "__tests__/site/content/news/shells.en.md": "Shells" });
  expect(await fingerprint(root, elsewhere)).not.toBe(before);
});
