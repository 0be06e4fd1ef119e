import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
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
function pretendIndex(files: readonly string[], errors: readonly string[] = []) {
  const added: { url: string; content: string }[] = [];
  const index = {
    addHTMLFile: (file: { url: string; content: string }) => {
      added.push(file);
      return Promise.resolve({ errors });
    },
    getFiles: () =>
      Promise.resolve({ errors: [], files: files.map((name) => ({ path: name, content: name })) }),
  };
  jest.spyOn(loading, "loadPagefind").mockReturnValue({
    createIndex: () => Promise.resolve({ errors: [], index }),
    close: () => Promise.resolve(null),
  } as unknown as ReturnType<typeof loading.loadPagefind>);
  return added;
}

it("writes the index and the words of each language", async () => {
  const added = pretendIndex([
    "pagefind.js",
    "index/en_1.pf_index",
    "pagefind-ui.js",
    "wasm.unknown.pagefind",
  ]);
  const directory = temporaryFolder();
  const at = (file: string) => path.join(directory, "public", file);
  for (const folder of ["help", "id/help"]) mkdirSync(at(folder), { recursive: true });
  for (const file of ["help/index.html", "id/help/index.html"]) writeFileSync(at(file), page);
  const nodes = [{ path: "/help/" }, { path: "/id/help/" }];
  const args = {
    getNodesByType: () => nodes,
    store: { getState: () => ({ program: { directory } }) },
  } as unknown as NodePluginArgs;
  await writeSearchIndex(args as Parameters<typeof writeSearchIndex>[0], { plugins: [] }, () => undefined);
  expect(added.map(({ url }) => url)).toEqual(["/help/", "/id/help/"]);
  expect(readFileSync(at("pagefind/index/en_1.pf_index"), "utf8")).toBe("index/en_1.pf_index");
  for (const file of ["pagefind-ui.js", "wasm.unknown.pagefind"]) {
    expect(existsSync(at(`pagefind/${file}`))).toBe(false);
  }
  const words = JSON.parse(readFileSync(at("pagefind/words.id.json"), "utf8")) as string[];
  expect(words).toEqual(expect.arrayContaining(["peat", "forest"]));
  // what else a part is called is known, too, so that slips in it are forgiven
  const others = translator("id")("search:alsoCalled.people-title").toLowerCase();
  expect(words).toContain(/\p{L}{5,}/u.exec(others)?.[0]);
});

it("stops the build when a page cannot be read", async () => {
  pretendIndex([], ["not HTML"]);
  await expect(indexFiles([{ path: "/help/", html: page }])).rejects.toThrow("not HTML");
});
