/** @jest-environment jsdom */
import type {
  BackendMaker,
  DataFile,
  DecapBackend,
  LoadedFile,
} from "../../../src/cms/backend/decap-backend";
import { guardBackend, type Guards } from "../../../src/cms/backend/guard-backend";
import type { DecapCms } from "../../../src/cms/decap-cms";
import { checkBeforeDelete, checkDeletions } from "../../../src/cms/validation/check-before-delete";
import { checkBeforeWrite } from "../../../src/cms/validation/check-before-write";
import { entries, markdownEntry } from "../../build/content-tree";

const { news, projects, donations, resources } = entries;
const project = "content/projects/wet-peat.en.md";
const campaign = "content/donations/forest-fund.en.md";
const redirects = "content/settings/redirects.json";
const article = { en: "content/news/two-wet-seasons.en.md", id: "content/news/two-wet-seasons.id.md" };

/** Files of a repository: a project, an article in two languages, further entries, a page with a picture. */
const files: Record<string, string> = {
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
const written: DataFile[] = [];

/** A local proxy, whose `entriesByFolder` returns the whole folder. */
function proxy(): DecapBackend {
  return {
    persistEntry: ({ dataFiles, assets = [] }) => {
      written.push(...dataFiles);
      return Promise.resolve(saved.push(...[...dataFiles, ...assets].map(({ path }) => path)));
    },
    persistMedia: ({ path }) => Promise.resolve(saved.push(path)),
    getMedia: () => Promise.resolve([]),
    getMediaFile: (url) => Promise.resolve({ url }),
    getEntry: (path) => Promise.resolve({ data: files[path] ?? null }),
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
function guarded(
  make: () => DecapBackend,
  beforeDelete: Guards["beforeDelete"] = checkBeforeDelete,
): DecapBackend {
  const maker: BackendMaker = { init: make };
  const CMS = { getBackend: () => maker } as unknown as DecapCms;
  guardBackend(CMS, "any", () => ({
    beforeWrite: checkBeforeWrite,
    beforeDelete,
    afterChange: () => undefined,
  }));
  return maker.init();
}

/** Chooses an entry or an old address's goal, and presses a button of the dialog that opens, as `<form method="dialog">` does in a browser. */
async function press(name: string, chosen?: string): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve));
  const dialog = document.querySelector("dialog");
  const buttons = [...(dialog?.querySelectorAll("button") ?? [])];
  const button = buttons.find(({ textContent }) => textContent === name);
  if (!dialog || !button) throw new Error(`There is no ${name}`);
  if (chosen) [...dialog.querySelectorAll("select")].forEach((each) => (each.value = chosen));
  dialog.returnValue = button.value;
  const lines = [...dialog.querySelectorAll("li")].map(({ textContent }) => textContent);
  dialog.dispatchEvent(new Event("close"));
  return [...lines, ...buttons.map(({ textContent }) => textContent)];
}

beforeEach(() => {
  deleted.length = 0;
  saved.length = 0;
  written.length = 0;
  document.body.replaceChildren();
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = () => undefined;
});

describe.each([
  ["a Git host", gitHost],
  ["the local proxy", proxy],
])("at %s", (_name, make) => {
  const deleteProject = (backend = guarded(make)) =>
    backend.deleteFiles([project, project.replace(".en.", ".id.")], "Delete");

  it("an entry that others refer to stays, and the editor is told by whom", async () => {
    const refusal = expect(deleteProject()).rejects.toThrow("dirujuk oleh “Dua musim hujan”");
    const dialog = await press("Jangan hapus");
    await refusal;
    expect(dialog[0]).toBe(
      "Dua musim hujan: Artikel — Bagian dari proyek, Teks: keterangan, bukan tautan, jadi tidak dialihkan ke entri lain; ubah atau hapus dahulu teks ini",
    );
    expect([...deleted, ...saved]).toEqual([]);
  });

  it("the references are taken out in all languages before an entry goes", async () => {
    const deletion = deleteProject();
    await press("Lepaskan rujukannya, lalu hapus");
    await deletion;
    expect(saved).toEqual([article.en, article.id]);
    expect(written[0]?.raw).toContain("See the project.");
    expect(written.map(({ raw }) => raw).join()).not.toContain("wet-peat");
    expect(deleted).toContain(project);
  });

  it("links lead to another entry before an entry goes", async () => {
    const before = { ...files };
    const linking = markdownEntry({ ...news, project: undefined }, "See [the project](/projects/wet-peat/).");
    Object.assign(files, { [article.en]: linking, [article.id]: linking });
    files["content/projects/dry-land.en.md"] = markdownEntry({ ...projects, title: "Dry land" });
    const deletion = deleteProject();
    await press("Alihkan ke sana, lalu hapus", "projects/dry-land");
    await deletion;
    delete files["content/projects/dry-land.en.md"];
    Object.assign(files, before);
    expect(written.map(({ path }) => path)).toEqual([article.en, article.id]);
    for (const { raw } of written) expect(raw).toContain("[the project](/projects/dry-land/)");
  });

  it("an entry that nobody refers to goes", async () => {
    const deletion = guarded(make).deleteFiles([article.en, article.id], "Delete");
    await press("Hapus");
    await deletion;
    expect(deleted).toEqual([article.en, article.id]);
    expect(saved).toEqual([]);
  });

  it("a picture and the texts that show it in place of another one are saved at once", async () => {
    const picture = { path: "content/images/river.jpg", toBase64: () => Promise.resolve("") };
    const texts = { [article.en]: "A river", [article.id]: "Sungai" };
    await guarded(make).replacePicture?.("images/canal.jpg", texts, [picture], "Replace");
    expect(saved).toEqual([article.en, article.id, picture.path]);
    expect(deleted).toEqual([]);
  });

  it("the old address of a public entry leads to what the editor chose", async () => {
    files[redirects] = JSON.stringify({ en: { redirects: [] }, id: {} });
    const deletion = guarded(make).deleteFiles([article.en, article.id], "Delete");
    await press("Hapus", "/news/");
    await deletion;
    delete files["content/settings/redirects.json"];
    expect(saved).toEqual([redirects]);
    expect(JSON.parse(written[0]?.raw ?? "")).toEqual({
      en: { redirects: [{ from: "/news/two-wet-seasons/", to: "/news/" }] },
      id: {},
    });
  });
});

describe("a deletion in a form", () => {
  const lone = "content/documents/lone-page.en.md";
  const dialogText = () => document.querySelector("dialog")?.textContent;

  beforeEach(() => {
    files[lone] = markdownEntry({ title: "A lone page", appearance: { draft: true } });
  });
  afterEach(() => {
    delete files["content/documents/lone-page.en.md"];
  });

  it("is asked about where nothing stands against it, once", async () => {
    const { agree, beforeDelete } = checkDeletions();
    const agreed = agree([lone], proxy(), { what: "entry", isUnsaved: false });
    await press("Hapus");
    expect(await agreed).toBe(true);
    expect(await beforeDelete([lone], proxy())).toEqual({});
  });

  it("names what goes, with what was not saved", async () => {
    const agreed = checkDeletions().agree([lone], proxy(), { what: "entry", isUnsaved: true });
    await new Promise((resolve) => setTimeout(resolve));
    expect(dialogText()).toContain("Hapus “A lone page”?Tidak ada teks lain yang merujuk ke sini.");
    expect(dialogText()).toContain("Perubahan yang belum Anda simpan ikut terhapus.");
    await press("Jangan hapus");
    expect(await agreed).toBe(false);
  });

  it("writes what the editor chose for the references, without asking again", async () => {
    const { agree, beforeDelete } = checkDeletions();
    const agreed = agree([project], proxy(), { what: "entry", isUnsaved: false });
    await press("Lepaskan rujukannya, lalu hapus");
    await agreed;
    expect(Object.keys((await beforeDelete([project], proxy())) ?? {})).toEqual([article.en, article.id]);
  });

  it("that was agreed to is not taken for another one", async () => {
    const { agree, beforeDelete } = checkDeletions();
    const agreed = agree([lone], proxy(), { what: "entry", isUnsaved: false });
    await press("Hapus");
    await agreed;
    const refusal = expect(beforeDelete([project], proxy())).rejects.toThrow("dirujuk oleh");
    await press("Jangan hapus");
    await refusal;
  });
});

it("a picture that a page shows stays, in English too", async () => {
  localStorage.setItem("cms-language", "en");
  const deletion = guarded(proxy).deleteFiles(["content/images/misty-trail.jpg"], "Delete");
  const refusal = expect(deletion).rejects.toThrow("referred to by “Page not found”");
  expect(await press("Keep it")).toEqual(["Page not found: Picture › Picture", "Keep it"]);
  await refusal;
});

it("a picture that a new one takes the place of stays until then, without a word", async () => {
  const { beforeDelete, askLater, replace } = checkDeletions();
  const backend = guarded(proxy, beforeDelete);
  const remove = () => backend.deleteFiles(["content/images/misty-trail.jpg"], "Delete");
  replace("misty-trail.jpg");
  await remove();
  expect(document.querySelector("dialog")).toBeNull();
  expect(deleted).toEqual([]);
  // what Decap did not delete then is asked about as always
  replace("misty-trail.jpg");
  askLater();
  const refusal = expect(remove()).rejects.toThrow("Halaman tidak ditemukan");
  await press("Jangan hapus");
  await refusal;
});

it("the default campaign stays, since the site leads to its page", async () => {
  const deletion = guarded(proxy).deleteFiles([campaign], "Delete");
  const refusal = expect(deletion).rejects.toThrow("“situs (/donate/)”");
  expect(await press("Jangan hapus")).toHaveLength(2);
  await refusal;
  expect(deleted).toEqual([]);
});

it.each([
  [new TypeError("Failed to fetch"), /^server tidak menjawab/],
  [failed("Failed to fetch", 500), /^server tidak menjawab/],
  [failed("API rate limit exceeded for user ID 7.", 403), /coba lagi satu jam kemudian$/],
  [failed("Resource not accessible by personal access token", 403), /^akun Anda tidak diizinkan/],
  [failed("Bad credentials", 401), /masuk lagi$/],
  [failed("Not Found", 404), /^server tidak lagi menemukannya/],
  [failed("Update is not a fast forward", 422), /pada saat yang sama/],
  [failed('"slug" is empty', 422, "Proxy"), /^server menolaknya.* Kata server: “"slug" is empty”$/],
  [failed("Server is a teapot", 500), /^server menolaknya.* Kata server: “Server is a teapot”$/],
])("%s is said in the editor's language, and Decap still knows it", async (error, words) => {
  const backend = { ...proxy(), deleteFiles: () => Promise.reject(error) };
  const said: unknown = await guarded(() => backend)
    .deleteFiles(["content/files/a.pdf"], "Delete")
    .catch((caught: unknown) => caught);
  expect(String(said)).toMatch(words);
  expect(said).toBe(error);
  // once more, as where one method calls another
  await expect(guarded(() => backend).deleteFiles(["content/files/a.pdf"], "Delete")).rejects.toThrow(words);
});

it("who is not connected is not told of a server", async () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const backend = { ...proxy(), deleteFiles: () => Promise.reject(new TypeError("Failed to fetch")) };
  const deletion = guarded(() => backend).deleteFiles(["content/files/a.pdf"], "Delete");
  await expect(deletion).rejects.toThrow(/^tidak ada sambungan/);
  online.mockRestore();
});

/** An error as Decap's backends throw it. */
function failed(message: string, status: number, api = "GitHub"): Error {
  return Object.assign(new Error(message), { name: "API_ERROR", status, api });
}

it("nothing goes where the content cannot be read", async () => {
  const backend = { ...proxy(), entriesByFiles: () => Promise.reject(new Error("Failed to fetch")) };
  const deletion = guarded(() => backend).deleteFiles([article.en], "Delete");
  await expect(deletion).rejects.toThrow("server tidak menjawab");
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
      `Inggris — Judul: ditemukan “${name.split("/")[1]}”, seharusnya nama lain: ${address} sudah menjadi alamat halaman lain di situs`,
    ]);
  });

  it("an entry that refers to what there is not is refused, in each of its languages", async () => {
    const english = markdownEntry({ project: "dry-peat" }, "[This](/projects/wet-peet/)");
    await expect(save("news/a-link", english, "[Ini](#nowhere)")).rejects.toThrow(
      "3 masalah perlu diperbaiki",
    );
    expect(saved).toEqual([]);
    expect(told()).toEqual([
      "Bagian dari proyek: ditemukan “dry-peat”, seharusnya entri di Proyek yang masih ada",
      "Inggris — Teks: ditemukan “/projects/wet-peet/”, seharusnya alamat di situs ini, misalnya /projects/wet-peat/",
      "Indonesia — Teks: ditemukan “#nowhere”, seharusnya alamat di situs ini: ada /news/a-link/, tetapi tidak ada #nowhere di dalamnya",
    ]);
  });

  it("any other entry is saved, with links to the others and to itself", async () => {
    await save(
      "documents/a-page",
      "[Peat](/projects/wet-peat/), [this](/a-page/), [elsewhere](https://a.example/)",
    );
    expect(saved).toEqual(["content/documents/a-page.en.md", "content/documents/a-page.id.md"]);
  });

  it("stores only those of the uploaded files that the texts name", async () => {
    const asset = (name: string) => ({ path: `/content/images/${name}` });
    const raw = markdownEntry({ title: "A page" }, "![A canal](../images/peat-canal.jpg)");
    const assets = ["evil.svg", "peat-canal.jpg", "other.jpg"].map(asset);
    const dataFiles = [{ path: "content/documents/a-page.en.md", raw }];
    await guarded(proxy).persistEntry({ dataFiles, assets }, {});
    expect(saved).toEqual(["content/documents/a-page.en.md", "/content/images/peat-canal.jpg"]);
  });

  it.each(["img_0001.heic", "evil.svg", "a b.jpg"])(
    "stores no file that no text can name: %s",
    async (name) => {
      const upload = guarded(proxy).persistMedia({ path: `content/images/${name}` }, {});
      await expect(upload).rejects.toThrow(`${name} tidak disimpan`);
      expect(document.querySelector("dialog")?.textContent).toContain(`${name} tidak disimpan`);
      expect(saved).toEqual([]);
    },
  );

  it("the last default campaign stays the default one", async () => {
    const other = markdownEntry({ ...donations, default: false });
    const refusal = expect(save("donations/forest-fund", other)).rejects.toThrow("1 masalah");
    await refusal;
    expect(told()[0]).toContain("ditemukan nonaktif, seharusnya aktif di tepat satu kampanye");
  });

  it("a draft at the Git host may switch it off, since it is not on the site", async () => {
    const dataFiles = [{ path: campaign, raw: markdownEntry({ ...donations, default: false }) }];
    await guarded(gitHost).persistEntry({ dataFiles }, { useWorkflow: true, unpublished: true });
    expect(saved).toEqual([campaign]);
  });

  it("another campaign becomes the default one when the editor says so, and the former one makes way", async () => {
    const saving = save("donations/sea-fund", markdownEntry({ ...donations, title: "Sea fund" }));
    expect((await press("Tampilkan yang baru"))[0]).toBe("Forest fund: sekarang tampil di /donate/");
    await saving;
    expect(written.at(-1)).toMatchObject({
      path: campaign,
      raw: expect.stringContaining("default: false") as string,
    });
  });

  it("a change of an address that others link to is refused", async () => {
    const chapter = { title: "One", resource: "checklist", order: 1, free: true, summary: "What is in it." };
    Object.assign(files, {
      "content/chapters/one.en.md": markdownEntry(chapter),
      "content/documents/about.en.md": markdownEntry({ title: "About" }, "[One](/resources/checklist/one/)"),
      "content/resources/checklist.en.md": markdownEntry({ ...resources, price: 5 }),
    });
    const closed = markdownEntry({ ...chapter, free: false });
    await expect(save("chapters/one", closed)).rejects.toThrow("1 masalah");
    expect(told()[0]).toContain("“About” › Teks");
    expect(document.querySelector("li a")?.getAttribute("href")).toBe(
      "#/collections/documents/entries/about?field=body&language=en&words=%2Fresources%2Fchecklist%2Fone%2F",
    );
  });
});

it.each([
  ["somebody else's draft, which the form does not know", { newEntry: false, unpublished: false }, true],
  ["no other entry's draft, if the entry is new", { newEntry: true, unpublished: false }, false],
])("a draft is saved into %s", async (_name, known, unpublished) => {
  const persistEntry = jest.fn(() => Promise.resolve());
  const unpublishedEntry = () =>
    Promise.resolve({ collection: "news", slug: "a", status: "draft" as const, diffs: [] });
  const backend = guarded(() => ({ ...gitHost(), persistEntry, unpublishedEntry }));
  const dataFiles = [{ path: "content/news/a.en.md", slug: "a", raw: markdownEntry(news) }];
  await backend.persistEntry({ dataFiles }, { useWorkflow: true, collectionName: "news", ...known });
  expect(persistEntry).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ unpublished }));
});
