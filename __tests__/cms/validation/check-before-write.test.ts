/** @jest-environment jsdom */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DecapBackend } from "../../../src/cms/backend/decap-backend";
import { checkBeforeWrite } from "../../../src/cms/validation/check-before-write";
import { problemWords } from "../../../src/content-model/problem-words";
import { siteContent } from "../../setup/site";

const source = (file: string) => readFileSync(path.join(siteContent, file), "utf8");

/** The Markdown files of a folder of the tests' own site, as a backend loads them. */
function loadedFrom(folder: string) {
  const inContent = folder.replace("content/", "");
  if (!existsSync(path.join(siteContent, inContent))) return [];
  return readdirSync(path.join(siteContent, inContent))
    .filter((name) => name.endsWith(".md"))
    .map((name) => ({ file: { path: `${folder}/${name}` }, data: source(`${inContent}/${name}`) }));
}

const backend: DecapBackend = {
  persistEntry: () => Promise.resolve(),
  persistMedia: () => Promise.resolve(),
  getMedia: () => Promise.resolve([]),
  getMediaFile: (url) => Promise.resolve({ url }),
  getEntry: () => Promise.resolve({ data: null }),
  deleteFiles: () => Promise.resolve(),
  entriesByFolder: (folder) => Promise.resolve(loadedFrom(folder)),
  entriesByFiles: () => Promise.resolve([]),
};

const save = (file: string, raw: string) => checkBeforeWrite([{ path: `content/${file}`, raw }], backend);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = () => undefined;
});

it("writes an entry that names no other and says nothing wrong", async () => {
  const rules = source("documents/boat-rules.en.md");
  await expect(save("documents/boat-rules.en.md", rules)).resolves.toHaveLength(1);
});

it("refuses a second report for a quarter, as the build would", async () => {
  const again = source("reports/dry-season.en.md").replace(/\n---\n[^]*/, "\n---\n\nNothing to look at.\n");
  await expect(save("reports/once-more.en.md", again)).rejects.toThrow();
  expect(document.body.textContent).toContain(problemWords.id.ownQuarter);
});

it("refuses braces without a figure's name, as the build would", async () => {
  const rules = source("documents/boat-rules.en.md").replace("Hats", "{{hats}}");
  await expect(save("documents/boat-rules.en.md", rules)).rejects.toThrow();
  expect(document.body.textContent).toContain(problemWords.id.notInList("“{{hats}}”"));
});
