/** @jest-environment jsdom */
import type { BackendMaker, DecapBackend, LoadedFile } from "../../../src/cms/backend/decap-backend";
import { guardBackend } from "../../../src/cms/backend/guard-backend";
import type { DecapCms } from "../../../src/cms/decap-cms";
import { checkBeforeDelete } from "../../../src/cms/validation/check-before-delete";
import { checkBeforeWrite } from "../../../src/cms/validation/check-before-write";
import { entries, markdownEntry } from "../../build/content-tree";

const { news, projects, donations, resources } = entries;
const project = "content/projects/wet-peat.en.md";
const campaign = "content/donations/forest-fund.en.md";
const article = { en: "content/news/two-wet-seasons.en.md", id: "content/news/two-wet-seasons.id.md" };

/** Files of a repository: a project, an article in two languages, further entries, a page with a picture. */
const files: Readonly<Record<string, string>> = {
  [project]: markdownEntry(projects),
  [article.en]: markdownEntry(news, "See [the project](/projects/wet-peat/)."),
  [article.id]: markdownEntry({ ...news, title: "Dua musim hujan" }),
  [campaign]: markdownEntry(donations),
  "content/resources/checklist.en.md": markdownEntry(resources),
  "content/pages/not-found.json": JSON.stringify({ en: { image: { src: "../images/misty-trail.jpg" } } }),
};

const loaded = (isWanted: (path: string) => boolean): LoadedFile[] =>
  Object.entries(files).flatMap(([path, data]) => (isWanted(path) ? [{ file: { path }, data }] : []));
const folder = (name: string) => Promise.resolve(loaded((path) => path.startsWith(`${name}/`)));

const deleted: string[] = [];
const saved: string[] = [];

/** A local proxy, whose `entriesByFolder` returns the whole folder. */
function proxy(): DecapBackend {
  return {
    persistEntry: ({ dataFiles }) => Promise.resolve(saved.push(...dataFiles.map(({ path }) => path))),
    deleteFiles: (paths) => Promise.resolve(deleted.push(...paths)),
    entriesByFolder: folder,
    entriesByFiles: (wanted) => Promise.resolve(loaded((path) => wanted.some((file) => file.path === path))),
  };
}

/** A Git host, whose `entriesByFolder` returns only part of the folder. */
function gitHost(): DecapBackend {
  return { ...proxy(), entriesByFolder: () => Promise.resolve([]), allEntriesByFolder: folder };
}

/** The guarded backend, as Decap gets it. */
function guarded(make: () => DecapBackend): DecapBackend {
  const maker: BackendMaker = { init: make };
  const CMS = { getBackend: () => maker } as unknown as DecapCms;
  guardBackend(CMS, "any", { beforeWrite: checkBeforeWrite, beforeDelete: checkBeforeDelete });
  return maker.init();
}

beforeEach(() => {
  deleted.length = 0;
  saved.length = 0;
  document.body.replaceChildren();
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = () => undefined;
});

describe.each([
  ["a Git host", gitHost],
  ["the local proxy", proxy],
])("at %s", (_name, make) => {
  it("an entry that others refer to stays, and the editor is told by whom", async () => {
    const deletion = guarded(make).deleteFiles([project, project.replace(".en.", ".id.")], "Delete");
    await expect(deletion).rejects.toThrow("dirujuk oleh “Dua musim hujan”");
    expect(deleted).toEqual([]);
    const dialog = document.querySelector("dialog");
    expect(dialog?.textContent).toContain("Tidak dihapus");
    expect([...(dialog?.querySelectorAll("li") ?? [])].map((line) => line.textContent)).toEqual([
      "Dua musim hujan: Artikel — Bagian dari proyek, Teks",
    ]);
  });

  it("an entry that nobody refers to goes", async () => {
    await guarded(make).deleteFiles([article.en, article.id], "Delete");
    expect(deleted).toEqual([article.en, article.id]);
    expect(document.querySelector("dialog")).toBeNull();
  });
});

it("a picture that a page shows stays, in English too", async () => {
  localStorage.setItem("cms-language", "en");
  const deletion = guarded(proxy).deleteFiles(["content/images/misty-trail.jpg"], "Delete");
  await expect(deletion).rejects.toThrow("referred to by “Page not found”");
  expect(document.querySelector("li")?.textContent).toBe("Page not found: Picture › Picture");
});

it("the default campaign stays, since the site leads to its page", async () => {
  await expect(guarded(proxy).deleteFiles([campaign], "Delete")).rejects.toThrow("“situs (/donate/)”");
  expect(deleted).toEqual([]);
});

it("nothing goes where the content cannot be read", async () => {
  const backend = { ...proxy(), entriesByFiles: () => Promise.reject(new Error("Failed to fetch")) };
  await expect(guarded(() => backend).deleteFiles([article.en], "Delete")).rejects.toThrow("Failed to fetch");
  expect(deleted).toEqual([]);
});

describe("saving", () => {
  const save = (name: string, english: string, indonesian = english) => {
    const raws = { en: english, id: indonesian };
    const dataFiles = Object.entries(raws).map(([code, raw]) => ({
      path: `content/${name}.${code}.md`,
      raw,
    }));
    return guarded(proxy).persistEntry({ dataFiles }, {});
  };
  const told = () => [...document.querySelectorAll("li")].map((line) => line.textContent);

  it.each([
    ["documents/news", "/news/"],
    ["documents/id", "/id/"],
    ["donations/result", "/donate/result/"],
  ])("an entry at an address of the site is refused: %s", async (name, address) => {
    await expect(save(name, "Text.")).rejects.toThrow("1 masalah perlu diperbaiki");
    expect(saved).toEqual([]);
    expect(told()).toEqual([
      `English — Judul: ditemukan "${name.split("/")[1]}", seharusnya nama lain: ${address} sudah menjadi alamat halaman lain di situs`,
    ]);
  });

  it("an entry that refers to what there is not is refused, in each of its languages", async () => {
    const english = markdownEntry({ project: "dry-peat" }, "[This](/projects/wet-peet/)");
    await expect(save("news/a-link", english, "[Ini](#nowhere)")).rejects.toThrow(
      "3 masalah perlu diperbaiki",
    );
    expect(saved).toEqual([]);
    expect(told()).toEqual([
      'English — Bagian dari proyek: ditemukan "dry-peat", seharusnya nama sebuah entri di content/projects',
      'English — Teks: ditemukan "/projects/wet-peet/", seharusnya alamat di situs ini, misalnya /projects/wet-peat/',
      'Bahasa Indonesia — Teks: ditemukan "#nowhere", seharusnya alamat di situs ini, misalnya /news/a-link/',
    ]);
  });

  it("any other entry is saved, with links to the others and to itself", async () => {
    await save(
      "documents/a-page",
      "[Peat](/projects/wet-peat/), [this](/a-page/), [elsewhere](https://a.example/)",
    );
    expect(saved).toEqual(["content/documents/a-page.en.md", "content/documents/a-page.id.md"]);
  });
});
