import { deskGroups } from "../../../src/cms/desk/desk-groups";
import { claims } from "../../../src/content-model/claims";
import type { ContentNote } from "../../../src/content-model/content-note";
import type { ContentText } from "../../../src/content-model/content-text";
import { donations } from "../../../src/content-model/donations";
import { news } from "../../../src/content-model/news";
import { copyText, entryText } from "../../../src/content-model/read-texts";
import { sectionSwitches } from "../../../src/content-model/settings/sections";

const words = { language: "id", string: (key: string) => key } as const;
const article = (language: "en" | "id", title: string) =>
  entryText({ collection: news, slug: "fire", language }, { title });
const texts: readonly ContentText[] = [
  article("en", "Fire"),
  article("id", "Api"),
  copyText(sectionSwitches, "en", {}),
];
const groups = (...notes: ContentNote[]) => deskGroups(notes, texts, words);

it("puts all notes on an entry together, each with the way to its field", () => {
  const older = { file: "news/fire.id.md", field: "title", kind: "olderText", found: "en" } as const;
  const body = { ...older, field: "body" };
  expect(groups(older, body)).toEqual([
    {
      name: "translations",
      items: [
        {
          title: "Api",
          titleLanguage: "id",
          form: "#/collections/news/entries/fire",
          lines: [
            {
              text: "Indonesia, Judul: isinya sudah berubah dalam bahasa Inggris",
              form: "#/collections/news/entries/fire?field=title&language=id",
            },
            {
              text: "Indonesia, Teks: isinya sudah berubah dalam bahasa Inggris",
              form: "#/collections/news/entries/fire?field=body&language=id",
            },
          ],
        },
      ],
    },
  ]);
});

it("tells entries with the same title apart by their addresses", () => {
  const copy = entryText({ collection: news, slug: "fire-1", language: "id" }, { title: "Api" });
  const draft = (file: string) => ({ file, field: "", kind: "draft", found: "" }) as const;
  const notes = [draft("news/fire.id.md"), draft("news/fire-1.id.md")];
  expect(deskGroups(notes, [...texts, copy], words)[0]?.items.map(({ title }) => title)).toEqual([
    "Api (/news/fire/)",
    "Api (/news/fire-1/)",
  ]);
});

it("leads to where a missing text is to be written", () => {
  const missing = { file: "news/fire.en.md", field: "", kind: "noTranslation", found: "id" } as const;
  expect(groups(missing)[0]?.items[0]?.lines).toEqual([
    {
      text: "belum ada teks dalam bahasa Indonesia",
      form: "#/collections/news/entries/fire?field=title&language=id",
    },
  ]);
});

it("begins with what is wrong, also in settings and in categories", () => {
  const file = "settings/sections.json";
  const found = groups(
    { file: "images/old.jpg", field: "", kind: "unusedFile", found: "2000" },
    { file: "news", field: "category", kind: "emptyCategory", found: "milestone" },
    { file, field: "en.news.underMaintenance", kind: "maintenance", found: "news" },
  );
  expect(found.map(({ name }) => name)).toEqual(["wrong", "files"]);
  const [category, section] = found[0]?.items ?? [];
  expect(category).toMatchObject({ title: "Berita", form: "#/collections/news" });
  expect(category?.lines[0]?.text).toContain("news:categories.milestone");
  expect(category?.lines[0]?.form).toBe("#/collections/news");
  expect(section).toMatchObject({ title: "Sakelar bagian" });
  expect(section?.lines).toEqual([
    {
      text: "bagian “Berita” sedang diperbaiki",
      form: "#/collections/settings/entries/sections?field=news.underMaintenance&language=en",
    },
  ]);
  expect(found[1]?.items[0]).toMatchObject({ title: "old.jpg" });
});

it("names an entry as visitors read its title, with figures for the names of claims", () => {
  const figure = { title: "Peat", value: 1200, unit: "hectares", precision: "exact" };
  const all = [
    article("id", "{{claim:peat}} hektare dibasahi"),
    entryText({ collection: claims, slug: "peat", language: "id" }, figure),
  ];
  const note = { file: "news/fire.id.md", field: "draft", kind: "draft", found: "" } as const;
  expect(deskGroups([note], all, words)[0]?.items[0]?.title).toBe("1.200 hektare dibasahi");
});

it("does not say twice that something is a sample", () => {
  const file = "donations/fund.en.md";
  const fund = entryText({ collection: donations, slug: "fund", language: "en" }, { title: "Fund" });
  const lines = (field: string, found: string) =>
    deskGroups([{ file, field, kind: "sample", found }], [fund], words)[0]?.items[0]?.lines;
  expect(lines("contact.sample", "")).toMatchObject([
    { text: "Narahubung › Orang ini hanya contoh: isilah dengan yang sebenarnya" },
  ]);
  expect(lines("contact.email", "a@b.example")).toMatchObject([
    { text: "Narahubung › Surel: “a@b.example” hanya contoh: isilah dengan yang sebenarnya" },
  ]);
});
