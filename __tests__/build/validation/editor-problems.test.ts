import path from "node:path";
import { editorProblems } from "../../../src/build/validation/editor-problems";
import { validateProject } from "../../../src/build/validation/validate-content";
import { writeFiles } from "../../scripts/temporary-folder";
import { contentTree, entries, markdownEntry } from "../content-tree";

const strings = { "locales/en/shop.json": '{ "buy": "Buy" }', "locales/id/shop.json": '{ "buy": "Beli" }' };

/** What editors are told about a project with these files in `content/`, and others. */
function told(content: Readonly<Record<string, string>>, others: Readonly<Record<string, string>> = {}) {
  const project = path.dirname(contentTree(content).root);
  writeFiles(project, { ...strings, ...others });
  const [english, indonesian] = (["en", "id"] as const).map((code) => validateProject(project, code));
  return editorProblems(project, english ?? [], indonesian ?? []).map(({ words, form }) => ({
    ...words,
    form,
  }));
}

const news = "news/two-wet-seasons.id.md";
const form = "#/collections/news/entries/two-wet-seasons";

it("tells of a healthy project nothing", () => {
  expect(told({})).toEqual([]);
});

it("names the entry, the language and the field, and says what is wrong as a person does", () => {
  expect(told({ [news]: markdownEntry({ ...entries.news, title: "" }) })).toEqual([
    {
      en: "Article “Two wet seasons” — Bahasa Indonesia — Title: required",
      id: "Artikel “Two wet seasons” — Bahasa Indonesia — Judul: wajib diisi",
      form,
    },
  ]);
});

it("tells which entry a reference has lost", () => {
  const lost = markdownEntry({ ...entries.news, project: "dry-peat" });
  expect(told({ [news]: lost, [news.replace(".id.", ".en.")]: lost })[1]).toEqual({
    en: 'Article “Two wet seasons” — Bahasa Indonesia — Part of the project: found "dry-peat", expected an entry of Projects that exists',
    id: 'Artikel “Two wet seasons” — Bahasa Indonesia — Bagian dari proyek: ditemukan "dry-peat", seharusnya entri di Proyek yang masih ada',
    form,
  });
});

it("says that a file is damaged, under the title that the entry has in the other language", () => {
  expect(told({ [news]: '---\ntitle: "Two\n---\n' })).toEqual([
    {
      en: "Article “Two wet seasons” — Bahasa Indonesia: this file is damaged and cannot be read at line 3. Restore it from its history",
      id: "Artikel “Two wet seasons” — Bahasa Indonesia: berkas ini rusak dan tidak terbaca di baris 3. Pulihkan dari riwayatnya",
      form,
    },
  ]);
});

it("knows page copy and interface strings, too", () => {
  const tree = told({ "pages/not-found.json": "{}" }, { "locales/id/shop.json": '{ "buy": "" }' });
  expect(tree.map(({ form: address }) => address)).toContain("#/collections/pages/entries/not-found");
  expect(tree.at(-1)).toEqual({
    en: "shop.json — Bahasa Indonesia — buy: required",
    id: "shop.json — Bahasa Indonesia — buy: wajib diisi",
    form: "#/collections/strings/entries/shop",
  });
});
