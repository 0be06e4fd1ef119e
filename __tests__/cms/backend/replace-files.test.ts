import type { DecapBackend } from "../../../src/cms/backend/decap-backend";
import { replaceFiles } from "../../../src/cms/backend/replace-files";

const texts = { "content/news/new.en.md": "New", "content/pages/home.json": "{}" };
const gone = ["content/news/old.en.md"];
const never = () => Promise.reject(new Error("Not at once"));

it("makes one commit at GitHub, also behind Netlify", async () => {
  const done: unknown[] = [];
  const api = {
    branch: "main",
    getDefaultBranch: () => Promise.resolve({ commit: { sha: "base" } }),
    uploadBlob: (file: { readonly path: string; readonly raw: string }) =>
      Promise.resolve({ ...file, sha: `blob of ${file.raw}` }),
    updateTree: (base: string, files: readonly { readonly path: string; readonly sha: string | null }[]) =>
      Promise.resolve(`${base}: ${files.map(({ path, sha }) => `${path} ${sha}`).join(", ")}`),
    commit: (message: string, tree: unknown) => Promise.resolve({ sha: `${message} (${String(tree)})` }),
    patchBranch: (branch: string, sha: string) => Promise.resolve(done.push([branch, sha])),
  };
  const backend = { persistEntry: never, deleteFiles: never, backend: { api } };
  await replaceFiles(backend, texts, gone, "Move");
  expect(done).toEqual([
    [
      "main",
      "Move (base: content/news/new.en.md blob of New, content/pages/home.json blob of {}, content/news/old.en.md null)",
    ],
  ]);
});

it("makes one request at the local proxy", async () => {
  const request = jest.fn(() => Promise.resolve());
  const backend = { persistEntry: never, deleteFiles: never, request };
  await replaceFiles(backend, texts, gone, "Move");
  const dataFiles = Object.entries(texts).map(([path, raw]) => ({ path, raw }));
  const params = { dataFiles, paths: gone, options: { commitMessage: "Move" } };
  expect(request.mock.calls).toEqual([[{ action: "replaceFiles", params }]]);
});

it("writes before it deletes elsewhere", async () => {
  const done: string[] = [];
  const backend: Pick<DecapBackend, "persistEntry" | "deleteFiles"> = {
    persistEntry: ({ dataFiles }) => Promise.resolve(done.push(...dataFiles.map(({ path }) => path))),
    deleteFiles: (paths) => Promise.resolve(done.push(...paths)),
  };
  await replaceFiles(backend, texts, gone, "Move");
  expect(done).toEqual([...Object.keys(texts), ...gone]);
});
