import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sampleNames } from "../../../src/build/content/sample-names";
import { contentTree, entries, markdownEntry } from "../content-tree";

/** A project of an organisation, with texts and strings that mention the sample's, Pasir Awan. */
function project(name: string): string {
  const { root, editJson } = contentTree({
    "news/two-wet-seasons.id.md": markdownEntry(entries.news, "Kata Pasir Awan."),
  });
  editJson("settings/site.json", ({ en = {}, id = {} }) => {
    for (const fields of [en, id]) Object.assign(fields, { name, email: "a@pasirawan.example" });
    en.phoneHours = "Before the tide turns, Pasir Awan counts every frame of the bay";
  });
  const directory = path.dirname(root);
  const strings = {
    en: { title: "pasir awan", stats: { label: "Pasir Awan in numbers" } },
    id: { title: "Pasir", stats: { label: "Angka" } },
  };
  for (const [language, tree] of Object.entries(strings)) {
    const folder = path.join(directory, "locales", language);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "home.json"), JSON.stringify(tree));
  }
  return directory;
}

test("lists every text and every string with the sample's name, once the site has its own", () => {
  expect(sampleNames(project("Reef Trust"), "Pasir Awan")).toEqual([
    { file: "content/news/two-wet-seasons.id.md", field: "body", found: "Kata Pasir Awan." },
    {
      file: "content/settings/site.json",
      field: "en.phoneHours",
      found: "Before the tide turns, Pasir Awan counts every frame of the",
    },
    { file: "locales/en/home.json", field: "stats.label", found: "Pasir Awan in numbers" },
  ]);
});

test("lists only the site's name while it is the sample's", () => {
  expect(sampleNames(project("Pasir Awan"), "Pasir Awan")).toEqual([
    { file: "content/settings/site.json", field: "en.name", found: "Pasir Awan" },
  ]);
});
