import type { DecapBackend } from "../../../src/cms/backend/decap-backend";
import { readContent } from "../../../src/cms/backend/read-content";
import { entries, markdownEntry } from "../../build/content-tree";

const files: Readonly<Record<string, string>> = {
  "content/news/fire.en.md": markdownEntry(entries.news, "It burns."),
  "content/files/sheet.md": "# A download",
  "content/settings/sections.json": '{ "en": {}, "id": {} }',
};

/** A backend at GitHub whose client counts what it is asked for. */
function github() {
  const asked: string[] = [];
  const api = {
    originRepoURL: "/repos/tajuk/site",
    listFiles: (folder: string, { depth }: { readonly depth: number }) => {
      asked.push(`tree ${folder} ${depth}`);
      return Promise.resolve(Object.keys(files).map((path) => ({ path, id: path })));
    },
    readFile: (path: string) => {
      asked.push(path);
      return Promise.resolve(files[path]);
    },
  };
  // `DecapBackend` leaves the client out, and the reading asks no more of a backend than this
  return { asked, backend: { api } as unknown as DecapBackend };
}

it("reads all content at GitHub in two trees, and each text once", async () => {
  const { asked, backend } = github();
  const texts = await readContent(backend);
  expect(texts.map(({ name }) => name)).toEqual(["news/fire", "settings/sections", "settings/sections"]);
  expect(asked.filter((request) => request.startsWith("tree"))).toHaveLength(2);
  expect(new Set(asked.filter((request) => request.startsWith("content")))).toEqual(
    new Set(Object.keys(files)),
  );
  expect(asked).toHaveLength(2 + Object.keys(files).length);
});

it("reads through the wrapped backend of Netlify", async () => {
  const { asked, backend } = github();
  // of the wrapper, only the backend inside is asked for
  await readContent({ backend } as unknown as DecapBackend);
  expect(asked).toHaveLength(2 + Object.keys(files).length);
});
