/** @jest-environment jsdom */
import type { BackendMaker, DecapBackend } from "../../../src/cms/backend/decap-backend";
import { guardBackend, type Change } from "../../../src/cms/backend/guard-backend";
import type { DecapCms } from "../../../src/cms/decap-cms";
import { undoChange } from "../../../src/cms/history/undo-change";
import { checkBeforeDelete } from "../../../src/cms/validation/check-before-delete";
import { checkBeforeWrite } from "../../../src/cms/validation/check-before-write";
import { entries, markdownEntry } from "../../build/content-tree";

const campaign = (slug: string, code: string) => `content/donations/${slug}.${code}.md`;
const redirects = "content/settings/redirects.json";
const raw = (title: string) => markdownEntry({ ...entries.donations, title });

/** What the project holds, changed by the backend. */
let files: Record<string, string>;
/** What the last save changed. */
let change: Change;
let questions: string[];

/** A backend on the files, with the checks of the editors' area. */
function backend(): DecapBackend {
  const loaded = (isWanted: (path: string) => boolean) =>
    Object.entries(files).flatMap(([path, data]) => (isWanted(path) ? [{ file: { path }, data }] : []));
  const methods: Partial<DecapBackend> = {
    persistEntry: ({ dataFiles }) => {
      for (const { path, raw } of dataFiles) files[path] = raw;
      return Promise.resolve();
    },
    persistMedia: () => Promise.resolve(),
    getMedia: () => Promise.resolve([]),
    getEntry: (path) => Promise.resolve({ data: files[path] ?? null }),
    deleteFiles: (paths) => {
      files = Object.fromEntries(Object.entries(files).filter(([path]) => !paths.includes(path)));
      return Promise.resolve();
    },
    entriesByFolder: (name) => Promise.resolve(loaded((path) => path.startsWith(`${name}/`))),
    entriesByFiles: (wanted) => Promise.resolve(loaded((path) => wanted.some((file) => file.path === path))),
  };
  const maker: BackendMaker = { init: () => methods as DecapBackend };
  // of Decap, guards ask for its backend only
  guardBackend({ getBackend: () => maker } as unknown as DecapCms, "any", () => ({
    beforeWrite: checkBeforeWrite,
    beforeDelete: checkBeforeDelete,
    afterChange: (made) => (change = made),
  }));
  return maker.init();
}

/** Answers each question with one of the buttons, or like Escape. */
function answer(...buttons: readonly string[]): void {
  const left = [...buttons];
  HTMLDialogElement.prototype.showModal = function open() {
    questions.push(this.textContent);
    const wanted = left.shift();
    const button = [...this.querySelectorAll("button")].find(({ value }) => value === wanted);
    this.returnValue = button?.value ?? "";
    setTimeout(() => this.dispatchEvent(new Event("close")));
  };
}

beforeEach(async () => {
  localStorage.setItem("cms-language", "id");
  questions = [];
  files = {
    [campaign("forest-fund", "en")]: raw("Help something grow."),
    [campaign("forest-fund", "id")]: raw("Bantu sesuatu tumbuh."),
    [redirects]: JSON.stringify({ en: { redirects: [] } }),
  };
  answer("Tampilkan yang baru");
  const dataFiles = [
    { path: campaign("mangroves", "en"), raw: raw("Mangrove fund") },
    { path: campaign("mangroves", "id"), raw: raw("Dana bakau") },
  ];
  await backend().persistEntry({ dataFiles }, {});
});

it("asks one question before it is undone, after which everything is as before", async () => {
  expect(files[campaign("forest-fund", "en")]).toContain("default: false");
  answer("Urungkan");
  await undoChange(backend(), change, "Undo");
  expect(questions.slice(1)).toEqual([
    expect.stringMatching(
      /Urungkan perubahan pada “Dana bakau”\?.*Bantu sesuatu tumbuh\. tampil lagi di \/donate\//,
    ),
  ]);
  expect(Object.keys(files)).toEqual([
    campaign("forest-fund", "en"),
    campaign("forest-fund", "id"),
    redirects,
  ]);
  for (const code of ["en", "id"]) expect(files[campaign("forest-fund", code)]).toContain("default: true");
  expect(files[redirects]).not.toContain("/donate/");
});

it("changes nothing when the editor does not want that", async () => {
  const saved = { ...files };
  answer();
  await expect(undoChange(backend(), change, "Undo")).rejects.toThrow("Tidak ada yang diurungkan");
  expect(questions).toHaveLength(2);
  expect(files).toEqual(saved);
});
