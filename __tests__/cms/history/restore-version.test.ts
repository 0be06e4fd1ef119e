/** @jest-environment jsdom */
import type { DecapBackend } from "../../../src/cms/backend/decap-backend";
import { restoreVersion } from "../../../src/cms/history/restore-version";
import { fileName } from "../../../src/content-model/problem-text";
import { entries, markdownEntry } from "../../build/content-tree";

const article = "content/news/two-wet-seasons.en.md";
const redirects = "content/settings/redirects.json";
const version = { id: "1", time: "2031-05-04T00:00:00Z", who: "Ayu", subject: "Update" };

/** What restoring an article writes while these old addresses lead to other pages. */
async function written(...old: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = {};
  const rows = old.map((from) => ({ from, to: "/news/" }));
  const languages = { en: { redirects: rows }, id: {} };
  const methods: Partial<DecapBackend> = {
    getEntry: (path) =>
      Promise.resolve({ data: path === redirects ? JSON.stringify(languages) : "something" }),
    persistEntry: ({ dataFiles }) => {
      for (const { path, raw } of dataFiles) files[path] = raw;
      return Promise.resolve();
    },
  };
  const texts = { [article]: markdownEntry(entries.news) };
  const history = { file: () => Promise.resolve(undefined) };
  const change = await restoreVersion(methods as DecapBackend, history, { ...version, texts }, "Restore");
  // what Undo needs
  expect(change?.kind).toBe("restored");
  expect(change?.after).toEqual(files);
  expect(change?.before.map(({ path }) => path)).toEqual(Object.keys(files));
  return files;
}

it("says of a version that would break the site that nothing was changed, and of no text in a form", async () => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  const texts = { [article]: markdownEntry({ ...entries.news, category: "gone" }) };
  const history = { file: () => Promise.resolve(undefined) };
  const restored = restoreVersion({} as DecapBackend, history, { ...version, texts }, "Restore");
  await expect(restored).rejects.toThrow("1 masalah");
  const dialog = document.querySelector("dialog");
  expect(dialog?.querySelector("h2")?.textContent).toBe("Tidak ada yang diubah");
  expect(dialog?.textContent).not.toContain("Teks Anda masih ada");
  expect([...(dialog?.querySelectorAll("button") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Tutup",
  ]);
});

it("takes out what leads away from the page that is there again, and nothing else", async () => {
  const files = await written("/news/two-wet-seasons/", "/news/fire/");
  expect(Object.keys(files)).toEqual([article, redirects]);
  expect(JSON.parse(files[redirects] ?? "")).toEqual({
    en: { redirects: [{ from: "/news/fire/", to: "/news/" }] },
    id: {},
  });
});

it("leaves the old addresses alone if none is the restored page's", async () => {
  expect(Object.keys(await written("/news/fire/"))).toEqual([article]);
});

it.each([
  ["writes nothing", 0],
  ["brings them back", 1],
])(
  "names the pictures that a version would bring back, and %s as the editor wishes",
  async (_what, button) => {
    HTMLDialogElement.prototype.showModal = function open() {
      expect(this.textContent).toContain(fileName(entries.news.image.src));
      this.returnValue = this.querySelectorAll("button")[button]?.value ?? "";
      setTimeout(() => this.dispatchEvent(new Event("close")));
    };
    const persistEntry = jest.fn(() => Promise.resolve());
    const methods: Partial<DecapBackend> = {
      getEntry: (path) => Promise.resolve({ data: path.includes("/images/") ? "" : "{}" }),
      persistEntry,
    };
    const texts = { [article]: markdownEntry(entries.news) };
    const history = { file: () => Promise.resolve("aGVsbG8=") };
    const change = await restoreVersion(methods as DecapBackend, history, { ...version, texts }, "Restore");
    expect(change?.kind).toBe(button === 1 ? "restored" : undefined);
    expect(persistEntry).toHaveBeenCalledTimes(button);
    expect.assertions(3);
  },
);
