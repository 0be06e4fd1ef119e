import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import * as loading from "../../../src/build/search/load-pagefind";
import { indexFiles, writeSearchIndex } from "../../../src/build/search/search-index";
import { temporaryFolder } from "../../setup/temporary-folder";
import { translator } from "../../setup/translator";

// the functions of a module cannot be replaced, those of a copy can
jest.mock("../../../src/build/search/load-pagefind", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../src/build/search/load-pagefind"),
}));

const page =
  '<html lang="en"><head><link rel="canonical"/></head><main><h2 id="people-title">peat forest peat</h2></main></html>';

/** Lets the index consist of these files, and returns what was added to it. */
function pretendIndex(files: Readonly<Record<string, string>>, errors: readonly string[] = []) {
  const added: { url: string; content: string }[] = [];
  const index = {
    addHTMLFile: (file: { url: string; content: string }) => {
      added.push(file);
      return Promise.resolve({ errors });
    },
    getFiles: () =>
      Promise.resolve({
        errors: [],
        files: Object.entries(files).map(([path, text]) => ({ path, content: Buffer.from(text) })),
      }),
  };
  jest.spyOn(loading, "loadPagefind").mockReturnValue({
    createIndex: () => Promise.resolve({ errors: [], index }),
    close: () => Promise.resolve(null),
  } as unknown as ReturnType<typeof loading.loadPagefind>);
  return added;
}

/** Writes the index of a site of these pages, and returns its folder. */
async function written(pages: Readonly<Record<string, string>>): Promise<string> {
  const directory = temporaryFolder();
  for (const [address, html] of Object.entries(pages)) {
    const folder = path.join(directory, "public", address);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "index.html"), html);
  }
  const args = {
    getNodesByType: () => Object.keys(pages).map((address) => ({ path: address })),
    store: { getState: () => ({ program: { directory } }) },
  } as unknown as NodePluginArgs;
  await writeSearchIndex(args as Parameters<typeof writeSearchIndex>[0], { plugins: [] }, () => undefined);
  return path.join(directory, "public/pagefind");
}

it("writes the index and the words of each language", async () => {
  const index = {
    "pagefind-entry.json": '{"languages":{"en":{"wasm":"en"}}}',
    "index/en_1.pf_index": "peat",
  };
  const added = pretendIndex(index);
  const folder = await written({ "/help/": page, "/id/help/": page });
  expect(added.map(({ url }) => url)).toEqual(["/help/", "/id/help/"]);
  expect(readFileSync(path.join(folder, "index/en_1.pf_index"), "utf8")).toBe("peat");
  const words = JSON.parse(readFileSync(path.join(folder, "words.id.json"), "utf8")) as string[];
  expect(words).toEqual(expect.arrayContaining(["peat", "forest"]));
  // what else a part is called is known, too, so that slips in it are forgiven
  const others = translator("id")("search:alsoCalled.people-title").toLowerCase();
  expect(words).toContain(/\p{L}{5,}/u.exec(others)?.[0]);
});

it.each([
  ["nothing more where Pagefind knows all word forms", '"id"', ["wasm.id.pagefind"]],
  ["its search without word forms for Filipino", "null", ["wasm.id.pagefind", "wasm.unknown.pagefind"]],
])("keeps %s", async (_, wasm, kept) => {
  pretendIndex({
    "pagefind-entry.json": `{"languages":{"en":{"wasm":"en"},"other":{"wasm":${wasm}}}}`,
    ...{
      "wasm.id.pagefind": "",
      "wasm.unknown.pagefind": "",
      "pagefind-ui.js": "",
      "pagefind-highlight.js": "",
    },
  });
  const files = readdirSync(await written({ "/help/": page })).toSorted();
  expect(files).toEqual(["pagefind-entry.json", ...kept, "words.en.json"]);
});

it("stops the build when a page cannot be read", async () => {
  pretendIndex({}, ["not HTML"]);
  await expect(indexFiles([{ path: "/help/", html: page }])).rejects.toThrow("not HTML");
});
