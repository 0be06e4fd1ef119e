import { rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { editorProblems } from "../../../src/build/validation/editor-problems";
import { validateProject } from "../../../src/build/validation/validate-content";
import { writeFiles } from "../../setup/temporary-folder";
import { claimFile, contentTree, entries, markdownEntry } from "../content-tree";
import { pngOf } from "../png";

const strings = { "locales/en/shop.json": '{ "buy": "Buy" }', "locales/id/shop.json": '{ "buy": "Beli" }' };

/** What editors are told about a project with these files in `content/`, and others. */
function told(
  content: Readonly<Record<string, string | Uint8Array>>,
  others: Readonly<Record<string, string>> = {},
) {
  const project = path.dirname(contentTree(content).root);
  writeFiles(project, { ...strings, ...others });
  return toldOf(project);
}

/** What editors are told about a project. */
function toldOf(project: string) {
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
      en: "Article “Two wet seasons” — Indonesian — Title: required",
      id: "Artikel “Two wet seasons” — Indonesia — Judul: wajib diisi",
      form,
    },
  ]);
});

it("tells which entry a reference has lost", () => {
  const lost = markdownEntry({ ...entries.news, project: "dry-peat" });
  expect(told({ [news]: lost, [news.replace(".id.", ".en.")]: lost })[1]).toEqual({
    en: "Article “Two wet seasons” — Indonesian — Part of the project: found “dry-peat”, expected an entry of Projects that exists",
    id: "Artikel “Two wet seasons” — Indonesia — Bagian dari proyek: ditemukan “dry-peat”, seharusnya entri di Proyek yang masih ada",
    form,
  });
});

it("calls figures by their titles, as the form does, and one that is not there by its name", () => {
  const whole = claimFile({ title: "All wells" });
  const share = claimFile({ title: "Wells in Riau", unit: "percent", whole: "all-wells" });
  const lost = markdownEntry(entries.news, "In {{claim:nowhere}} wells.");
  const lines = told({ "claims/all-wells.en.md": whole, "claims/share.en.md": share, [news]: lost });
  expect(lines.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Satuan: seharusnya satuan “All wells” yang mencakup angka ini$/),
      expect.stringMatching(/Teks: ditemukan “{{claim:nowhere}}”, seharusnya entri di Angka yang masih ada$/),
    ]),
  );
});

it("says that a file is damaged, under the title that the entry has in the other language", () => {
  expect(told({ [news]: '---\ntitle: "Two\n---\n' })).toEqual([
    {
      en: "Article “Two wet seasons” — Indonesian: this file is damaged and cannot be read at line 3. Restore it from its history",
      id: "Artikel “Two wet seasons” — Indonesia: berkas ini rusak dan tidak terbaca di baris 3. Pulihkan dari riwayatnya",
      form,
    },
  ]);
});

it("says which encoding a file has to have", () => {
  expect(told({ [news]: Buffer.from(markdownEntry(entries.news, "Café"), "latin1") })).toEqual([
    {
      en: "Article “Two wet seasons” — Indonesian: found text that is not UTF-8, expected a file saved as UTF-8",
      id: "Artikel “Two wet seasons” — Indonesia: ditemukan teks yang bukan UTF-8, seharusnya berkas yang disimpan sebagai UTF-8",
      form,
    },
  ]);
});

it("knows page copy and interface strings, too", () => {
  const tree = told({ "pages/not-found.json": "{}" }, { "locales/id/shop.json": '{ "buy": "" }' });
  expect(tree.map(({ form: address }) => address)).toContain("#/collections/pages/entries/not-found");
  expect(tree.at(-1)).toEqual({
    en: "shop.json — Indonesian — buy: required",
    id: "shop.json — Indonesia — buy: wajib diisi",
    form: "#/collections/strings/entries/shop",
  });
});

it.each<[string, (file: string) => void, string, string]>([
  [
    "of another type",
    (file) => writeFileSync(file, "<!doctype html>"),
    "found a file that is no picture, or a damaged one, expected a JPEG, PNG or WebP",
    "ditemukan berkas yang bukan gambar, atau gambar yang rusak, seharusnya JPEG, PNG, atau WebP",
  ],
  [
    "of too many bytes",
    (file) => truncateSync(file, 20_500_000),
    "found 20.5 MB, expected at most 20 MB",
    "ditemukan 20,5 MB, seharusnya paling banyak 20 MB",
  ],
  [
    "of too many pixels",
    (file) => writeFileSync(file, pngOf(10_000, 6100)),
    "found 61 megapixels, expected at most 60 megapixels",
    "ditemukan 61 megapiksel, seharusnya paling banyak 60 megapiksel",
  ],
  [
    "that is a link to another place",
    (file) => {
      rmSync(file);
      symlinkSync("/etc/hosts", file);
    },
    "found a link to a place outside of content/, expected the file itself",
    "ditemukan tautan ke tempat di luar content/, seharusnya berkasnya sendiri",
  ],
])("names a picture %s, and the limit", (_, spoil, en, id) => {
  const { root } = contentTree();
  writeFiles(path.dirname(root), strings);
  spoil(path.join(root, "images/nursery.jpg"));
  expect(toldOf(path.dirname(root))).toEqual([{ en: `nursery.jpg: ${en}`, id: `nursery.jpg: ${id}` }]);
});
