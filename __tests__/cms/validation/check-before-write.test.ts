/** @jest-environment jsdom */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkBeforeWrite } from "../../../src/cms/validation/check-before-write";
import { claims } from "../../../src/content-model/claims";
import { problemWords } from "../../../src/content-model/problem-words";
import { siteContent } from "../../setup/site";
import { stillBackend } from "../still-backend";

const source = (file: string) => readFileSync(path.join(siteContent, file), "utf8");

/** The Markdown files of a folder of the tests' own site, as a backend loads them. */
function loadedFrom(folder: string) {
  const inContent = folder.replace("content/", "");
  if (!existsSync(path.join(siteContent, inContent))) return [];
  return readdirSync(path.join(siteContent, inContent))
    .filter((name) => name.endsWith(".md"))
    .map((name) => ({ file: { path: `${folder}/${name}` }, data: source(`${inContent}/${name}`) }));
}

const save = (file: string, raw: string) =>
  checkBeforeWrite([{ path: `content/${file}`, raw }], stillBackend(loadedFrom));

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

it("names a figure that is not there, as the text does", async () => {
  const rules = source("documents/boat-rules.en.md").replace("Hats", "{{claim:hats}}");
  await expect(save("documents/boat-rules.en.md", rules)).rejects.toThrow();
  expect(document.body.textContent).toContain(
    problemWords.id.instead("“{{claim:hats}}”", problemWords.id.entryOf(claims.label.id)),
  );
});

it("reads no content for what is no text of it", async () => {
  const read = jest.fn(loadedFrom);
  const strings = { path: "locales/en/common.json", raw: "{}" };
  expect(await checkBeforeWrite([strings], stillBackend(read))).toEqual([strings]);
  expect(read).not.toHaveBeenCalled();
});

it("reads each folder once for what goes live", async () => {
  const read = jest.fn(loadedFrom);
  const path = "content/donations/turtle-nights.en.md";
  await checkBeforeWrite([{ path, raw: source("donations/turtle-nights.en.md") }], stillBackend(read));
  const folders = read.mock.calls.map(([folder]) => folder);
  expect(folders).toEqual([...new Set(folders)]);
  expect(folders).toContain("content/donations");
});
