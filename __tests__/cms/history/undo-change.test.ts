/** @jest-environment jsdom */
import type { DecapBackend } from "../../../src/cms/backend/decap-backend";
import type { Change } from "../../../src/cms/backend/guard-backend";
import { isEmpty, undoChange } from "../../../src/cms/history/undo-change";

const [file, added] = ["content/news/peat.en.md", "content/news/peat.id.md"];
const change: Change = {
  kind: "published",
  before: [
    { path: file, text: "Peat" },
    { path: added, text: undefined },
  ],
  after: { [file]: "Wet peat", [added]: "Gambut" },
};

/** A backend on these files, and what it wrote and deleted. */
function backend(files: Readonly<Record<string, string>>) {
  const written: Record<string, string> = {};
  const deleted: string[] = [];
  const methods: Partial<DecapBackend> = {
    getEntry: (path) => Promise.resolve({ data: files[path] ?? null }),
    persistEntry: ({ dataFiles }) => {
      for (const { path, raw } of dataFiles) written[path] = raw;
      return Promise.resolve();
    },
    deleteFiles: (paths) => Promise.resolve(deleted.push(...paths)),
    takeBack: (texts, paths) => {
      Object.assign(written, texts);
      return Promise.resolve(deleted.push(...paths));
    },
  };
  return { backend: methods as DecapBackend, written, deleted };
}

it("writes the former texts and deletes what did not exist", async () => {
  const { backend: decap, written, deleted } = backend(change.after);
  await undoChange(decap, change, "Undo");
  expect(written).toEqual({ [file]: "Peat" });
  expect(deleted).toEqual([added]);
});

it.each([
  ["changed a text", { ...change.after, [file]: "Dry peat" }],
  ["deleted one", { [file]: "Wet peat" }],
])("leaves everything as it is if somebody has %s since", async (_what, files) => {
  const { backend: decap, written, deleted } = backend(files);
  await expect(undoChange(decap, change, "Undo")).rejects.toThrow("Gunakan riwayatnya");
  expect([written, deleted]).toEqual([{}, []]);
});

it("ends well if it was done already, and only the answer got lost", async () => {
  const { backend: decap, written, deleted } = backend({ [file]: "Peat" });
  await undoChange(decap, change, "Undo");
  expect([written, deleted]).toEqual([{}, []]);
});

it("is not offered where a change wrote what was stored already", () => {
  const same = { before: [{ path: file, text: "Peat" }], after: { [file]: "Peat" } };
  expect(isEmpty({ kind: "published", ...same })).toBe(true);
  expect(isEmpty({ kind: "published", ...same, media: [{ path: "content/images/canal.jpg" }] })).toBe(false);
  expect(isEmpty(change)).toBe(false);
  expect(isEmpty({ ...change, kind: "deleted", after: {} })).toBe(false);
});

it("brings a picture back in all texts at once, without asking about each", async () => {
  const replaced: Change = {
    ...{ kind: "replaced", picture: "images/canal.jpg" },
    before: [{ path: file, text: "Peat" }],
    after: { [file]: "Wet peat" },
  };
  const { backend: decap, written } = backend(replaced.after);
  const replacePicture = jest.fn();
  await undoChange({ ...decap, replacePicture }, replaced, "Undo");
  expect(replacePicture).toHaveBeenCalledWith("images/canal.jpg", { [file]: "Peat" }, [], "Undo");
  expect(written).toEqual({});
});

it("brings the file of a picture back, whatever became of the texts that show it", async () => {
  const former = { path: "content/images/canal.jpg" };
  const replaced: Change = {
    ...{ kind: "replaced", picture: "images/canal.jpg", media: [former] },
    before: [{ path: file, text: "Peat" }],
    after: { [file]: "Peat" },
  };
  const { backend: decap, written } = backend({ [file]: "Dry peat" });
  const persistMedia = jest.fn();
  const getMedia = () => Promise.resolve([]);
  await undoChange({ ...decap, persistMedia, getMedia }, replaced, "Undo");
  expect(persistMedia).toHaveBeenCalledWith(former, { commitMessage: "Undo" });
  expect(written).toEqual({});
});

describe("a file that was replaced or deleted", () => {
  const path = "content/images/canal.jpg";
  const undone = async (part: Partial<Change>, content?: string) => {
    const persistMedia = jest.fn();
    const getMedia = (folder: string) =>
      Promise.resolve(content !== undefined && path.startsWith(folder) ? [{ path }] : []);
    // a file's address is its content
    const getMediaFile = () => Promise.resolve({ url: content ?? "" });
    const decap = { ...backend({}).backend, persistMedia, getMedia, getMediaFile };
    await undoChange(decap, { kind: "replaced", before: [], after: {}, ...part }, "Undo");
    return persistMedia.mock.calls.length;
  };
  const replaced = { media: [{ path, successor: btoa("new") }] };
  const deleted = { kind: "deleted" as const, media: [{ path }] };
  beforeEach(() => {
    globalThis.fetch = (url) =>
      Promise.resolve({ blob: () => Promise.resolve(new Blob([url as string])) } as Response);
  });

  it("comes back where the one is that took its place, or none", async () => {
    expect(await undone(replaced, "new")).toBe(1);
    expect(await undone(deleted)).toBe(1);
  });

  it("that is back already stands against nothing else that comes back", async () => {
    const toBase64 = () => Promise.resolve(btoa("former"));
    expect(await undone({ media: [{ path, toBase64, successor: btoa("new") }] }, "former")).toBe(1);
    expect(await undone({ ...deleted, media: [{ path, toBase64 }] }, "former")).toBe(1);
  });

  it("does not come back over one that somebody has saved since", async () => {
    const refusal = "ada berkas lain";
    await expect(undone(replaced, "other")).rejects.toThrow(refusal);
    await expect(undone(replaced)).rejects.toThrow(refusal);
    await expect(undone(deleted, "other")).rejects.toThrow(refusal);
  });
});
