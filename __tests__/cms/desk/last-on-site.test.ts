import { lastOnSite } from "../../../src/cms/desk/last-on-site";
import { news } from "../../../src/content-model/news";
import { entryText } from "../../../src/content-model/read-texts";

const article = (slug: string, appearance: object) =>
  entryText({ collection: news, slug, language: "en" }, { title: slug, appearance });
const texts = [
  article("fire", {}),
  article("draft", { draft: true }),
  article("later", { from: "2031-03-01" }),
  article("today", { from: "2031-02-03" }),
  article("long-ago", { from: "2030-01-01" }),
];
const edit = (time: string, ...slugs: readonly string[]) => ({
  ...{ time, who: "Ayu", files: slugs.map((slug) => `content/news/${slug}.en.md`) },
});

it("lists what is on the site, newest first and once, with entries whose day came", () => {
  const edits = [
    edit("2031-02-02T10:00:00Z", "fire", "draft"),
    edit("2031-02-01T10:00:00Z", "fire", "gone", "later"),
  ];
  expect(lastOnSite(edits, texts, "2031-02-03")).toEqual([
    { time: "2031-02-03", keys: ["news/today"] },
    { time: "2031-02-02T10:00:00Z", by: { who: "Ayu" }, keys: ["news/fire"] },
  ]);
});

it("leaves pictures and interface strings out", () => {
  const files = ["content/images/reef.jpg", "locales/id/common.json"];
  expect(lastOnSite([{ time: "2031-02-02T10:00:00Z", who: "Ayu", files }], [], "2031-02-03")).toEqual([]);
});
