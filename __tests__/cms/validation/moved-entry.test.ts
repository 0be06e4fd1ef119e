import { movedEntry, slugRefusal } from "../../../src/cms/validation/moved-entry";
import type { ContentText } from "../../../src/content-model/content-text";
import { documents } from "../../../src/content-model/documents";
import { news } from "../../../src/content-model/news";
import { entryText, readTexts } from "../../../src/content-model/read-texts";
import { entries, markdownEntry } from "../../build/content-tree";

const page = { title: "Help", lead: "How to.", updated: "2031-01-02" };
const redirects = { redirects: [{ from: "/news/smoke/", to: "/news/fire/" }] };
const files = ["news/fire.en.md"];

/** An article that links to itself, a page that links to it, and an old address that leads to it. */
function site(fields: object = {}): ContentText[] {
  const article = { ...entries.news, project: undefined, ...fields };
  return [
    ...readTexts("news/fire.en.md", markdownEntry(article, "[This](/news/fire/).")),
    ...readTexts("documents/help.en.md", markdownEntry(page, "See [the fire](/news/fire/#end).")),
    ...readTexts("settings/redirects.json", JSON.stringify({ en: redirects, id: {} })),
  ];
}

/** What is written when the article gets another slug, by file. */
function moved(texts: readonly ContentText[]): ReadonlyMap<string, string> {
  const written = movedEntry({ files, texts }, "peat-fire", "2031-01-02") ?? [];
  return new Map(written.map(({ file, source }) => [file, source]));
}

it("leads all references to the new address, and from the old one", () => {
  const written = moved(site());
  expect([...written.keys()][0]).toBe("news/peat-fire.en.md");
  expect(written.get("news/peat-fire.en.md")).toContain("[This](/news/peat-fire/)");
  expect(written.get("documents/help.en.md")).toContain("[the fire](/news/peat-fire/)");
  const { en } = JSON.parse(written.get("settings/redirects.json") ?? "") as { en: typeof redirects };
  expect(en.redirects).toEqual([
    { from: "/news/smoke/", to: "/news/peat-fire/" },
    { from: "/news/fire/", to: "/news/peat-fire/" },
  ]);
});

it("leads nothing on from an address that shows no page", () => {
  const [article] = site({ appearance: { draft: true } });
  const empty = readTexts("settings/redirects.json", JSON.stringify({ en: { redirects: [] }, id: {} }));
  expect([...moved(article ? [article, ...empty] : []).keys()]).toEqual(["news/peat-fire.en.md"]);
});

it.each([
  ["is none", { collection: news, slug: "peat fire" }, /huruf kecil/],
  ["another entry has", { collection: news, slug: "fire" }, /“Two wet seasons”/],
  ["another page has", { collection: documents, slug: "search" }, /\/search\//],
])("says why an entry cannot have an address that %s", (_what, entry, said) => {
  expect(slugRefusal(entry, site(), "id")).toMatch(said);
});

it("calls the entry that has an address by its title in the language of the area", () => {
  const texts = (["en", "id"] as const).map((language) =>
    entryText({ collection: news, slug: "fire", language }, { title: { en: "Fire", id: "Api" }[language] }),
  );
  expect(slugRefusal({ collection: news, slug: "fire" }, texts, "id")).toContain("“Api”");
});

it("takes an address that is free, also one that has led elsewhere", () => {
  expect(slugRefusal({ collection: news, slug: "smoke" }, site(), "id")).toBeUndefined();
});
