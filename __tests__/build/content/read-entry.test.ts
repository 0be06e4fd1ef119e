import fs from "node:fs";
import path from "node:path";
import { readCopyFile } from "../../../src/build/content/read-copy-file";
import { readEntry } from "../../../src/build/content/read-entry";
import { textState } from "../../../src/build/content/text-state";
import { donations } from "../../../src/content-model/donations";
import { news } from "../../../src/content-model/news";
import { newsPage } from "../../../src/content-model/pages/news";
import { languageCodes } from "../../setup/languages";
import { wordsOf } from "../../setup/site";
import { contentTree, entries, markdownEntry } from "../content-tree";

const article = { collection: news, slug: "two-wet-seasons" } as const;

describe("an entry", () => {
  it("is its checked fields with its text", () => {
    const data = { ...entries.news, body: "Some text." };
    expect(readEntry(contentTree().root, { ...article, language: "en" })).toEqual({
      data,
      problems: [],
      readable: data,
    });
  });

  it("takes from its original what both share and it leaves out", () => {
    const { title, excerpt } = entries.news;
    const image = { alt: "Sebuah kanal" };
    const { root } = contentTree({ "news/two-wet-seasons.id.md": markdownEntry({ title, excerpt, image }) });
    expect(readEntry(root, { ...article, language: "id" }).data).toMatchObject({
      ...{ author: "Ayu Lestari", date: "2025-09-30", category: "milestone", project: "wet-peat" },
      image: { src: "../images/peat-canal.jpg", alt: "Sebuah kanal" },
    });
  });

  it("may leave optional fields blank, as a form writes them", () => {
    const image = { ...entries.news.image, caption: "", focus: null };
    const { root } = contentTree({
      "news/two-wet-seasons.en.md": markdownEntry({ ...entries.news, image, project: "" }),
    });
    const { data } = readEntry(root, { ...article, language: "en" });
    expect(data).not.toHaveProperty("project");
    expect(data?.image).toEqual(entries.news.image);
  });

  it("is read on its own where its original cannot be read", () => {
    const { root } = contentTree({ "news/two-wet-seasons.en.md": "---\ntitle: [\n---\n" });
    expect(readEntry(root, { ...article, language: "id" }).problems).toEqual([]);
    expect(readEntry(root, { ...article, language: "en" }).data).toBeNull();
  });

  it("is read from disk once, though its translation and the search for newer texts ask for it, too", () => {
    const { root } = contentTree({ "news/two-wet-seasons.id.md": markdownEntry(entries.news) });
    const read = jest.spyOn(fs, "readFileSync");
    for (const language of languageCodes) {
      readEntry(root, { ...article, language });
      textState(root, `news/two-wet-seasons.${language}.md`, language);
    }
    expect(read.mock.calls.map(([file]) => path.basename(String(file)))).toEqual([
      "two-wet-seasons.en.md",
      "two-wet-seasons.id.md",
    ]);
  });

  it("gives no data as soon as one thing is wrong, but the other fields to be compared", () => {
    const right = { ...entries.donations, order: undefined };
    const { root } = contentTree({
      "donations/forest-fund.en.md": markdownEntry({ ...right, order: "first" }),
    });
    const entry = { collection: donations, slug: "forest-fund", language: "en" } as const;
    expect(readEntry(root, entry)).toEqual({
      data: null,
      problems: [
        {
          ...{ field: "order", found: '"first"', expected: "a number" },
          sentence: "“first” is not clear as a number: see what is said below the field",
        },
      ],
      readable: { ...right, body: "Some text." },
    });
  });
});

describe("a page-copy file", () => {
  it("gives the fields of each language that it has", () => {
    const { languages, problems } = readCopyFile(contentTree().root, newsPage);
    expect([...languages.keys()]).toEqual(languageCodes);
    for (const code of languageCodes) expect(languages.get(code)).toEqual(wordsOf(newsPage, code));
    expect(problems).toEqual([]);
  });

  it("keeps the languages that are right", () => {
    const tree = contentTree();
    tree.editJson("pages/news.json", (value) => (value.id = { title: 3 }));
    const { languages } = readCopyFile(tree.root, newsPage);
    expect(languages.get("en")).not.toBeNull();
    expect(languages.get("id")).toBeNull();
  });

  it("has no language if it cannot be read", () => {
    const { languages, problems } = readCopyFile(contentTree({ "pages/news.json": "{" }).root, newsPage);
    expect(languages.size).toBe(0);
    expect(problems).toHaveLength(1);
  });
});
