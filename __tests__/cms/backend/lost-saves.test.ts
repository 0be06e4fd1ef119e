/** @jest-environment jsdom */
import type { BackendMaker, DecapBackend } from "../../../src/cms/backend/decap-backend";
import { guardBackend, type Change } from "../../../src/cms/backend/guard-backend";
import type { DecapCms } from "../../../src/cms/decap-cms";
import { undoChange } from "../../../src/cms/history/undo-change";

const [text, other] = ["content/news/peat.en.md", "content/settings/redirects.json"];
const picture = "content/images/canal.jpg";
const failure = "server tidak menjawab";

/** What becomes of a request: the server hears it or not, and its answer arrives or not. */
type Fate = "answered" | "lost" | "unheard";

/** A server with files, what its requests meet one after another, and the changes that the editor is told of. */
function server(files: Record<string, string>, options: object, fates: readonly Fate[]) {
  const told: Change[] = [];
  const left = [...fates];
  const made: Partial<DecapBackend> = {
    getEntry: (path) => Promise.resolve({ data: files[path] ?? null }),
    getMedia: () => Promise.resolve(picture in files ? [{ path: picture }] : []),
    getMediaFile: () => Promise.resolve({ url: files[picture] ?? "" }),
    persistEntry: async ({ dataFiles, assets = [] }) => {
      const fate = left.shift() ?? "answered";
      if (fate !== "unheard") {
        for (const { path, raw } of dataFiles) files[path] = raw;
        for (const asset of assets) files[asset.path] = atob((await asset.toBase64?.()) ?? "");
      }
      if (fate !== "answered") throw new TypeError("Failed to fetch");
    },
    deleteFiles: () => Promise.resolve(),
    persistMedia: async ({ path, toBase64 }) => {
      files[path] = atob((await toBase64?.()) ?? "");
    },
  };
  const maker: BackendMaker = { init: () => made as DecapBackend };
  // all that guarding asks of Decap
  guardBackend({ getBackend: () => maker } as unknown as DecapCms, "any", () => ({
    beforeWrite: (dataFiles) => Promise.resolve(dataFiles),
    beforeDelete: () => Promise.resolve({}),
    afterChange: (change) => told.push(change),
  }));
  const backend = maker.init();
  const save = (texts: Readonly<Record<string, string>>, photo?: string) =>
    backend.persistEntry(
      {
        dataFiles: Object.entries(texts).map(([path, raw]) => ({ path, raw })),
        assets: photo === undefined ? [] : [{ path: picture, toBase64: () => Promise.resolve(btoa(photo)) }],
      },
      options,
    );
  const undo = async () => {
    const last = told.at(-1);
    if (last) await undoChange(backend, last, "Undo");
  };
  return { files, told, save, undo };
}

beforeEach(() => {
  globalThis.fetch = (url) =>
    Promise.resolve({ blob: () => Promise.resolve(new Blob([url as string])) } as Response);
});

describe.each([
  ["the local proxy", { useWorkflow: false, status: "draft" }],
  ["a Git host", { useWorkflow: false }],
])("at %s, undoing takes back what the editor changed", (_name, options) => {
  it.each<[string, readonly Fate[]]>([
    ["once", ["lost"]],
    ["twice", ["lost", "lost"]],
    ["once, and a request the next time", ["lost", "unheard"]],
    ["once, after a request", ["unheard", "lost"]],
  ])("after an answer was lost %s", async (_times, fates) => {
    const { files, save, undo } = server({ [text]: "Peat" }, options, fates);
    for (const fate of fates) {
      expect(fate).not.toBe("answered");
      await expect(save({ [text]: "Wet peat" })).rejects.toThrow(failure);
    }
    await save({ [text]: "Wet peat" });
    await undo();
    expect(files).toEqual({ [text]: "Peat" });
  });

  it("also if more was typed since, and other texts and a picture were changed along", async () => {
    const before = { [text]: "Peat", [other]: "{}", [picture]: "dry" };
    const { files, save, undo } = server({ ...before }, options, ["lost"]);
    await expect(save({ [text]: "Wet peat", [other]: "[]" }, "wet")).rejects.toThrow(failure);
    await save({ [text]: "Wet peat again" }, "wet");
    await undo();
    expect(files).toEqual(before);
  });
});

it("nothing of a lost save is taken back that somebody has changed since, or that was saved later", async () => {
  const { files, save, told, undo } = server({ [text]: "Peat" }, {}, ["lost"]);
  await expect(save({ [text]: "Wet peat" })).rejects.toThrow(failure);
  files[text] = "Dry peat";
  await save({ [text]: "Wet peat" });
  expect(told.at(-1)?.before).toEqual([{ path: text, text: "Dry peat" }]);
  await save({ [text]: "Wet" });
  await undo();
  expect(files[text]).toBe("Wet peat");
});
