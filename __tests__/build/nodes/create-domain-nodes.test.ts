import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildDay } from "../../../src/build/content/build-day";
import { withConfirmed } from "../../../src/content-model/freshness";
import { news } from "../../../src/content-model/news";
import { day } from "../../../src/domain/durations";
import { dateInZone, momentInZone } from "../../../src/domain/zone-time";
import { languageCodes } from "../../setup/languages";
import { contentTree, entries, markdownEntry } from "../content-tree";
import { GatsbyNodes } from "./gatsby-nodes";

const english = "news/two-wet-seasons.en.md";
const indonesian = "news/two-wet-seasons.id.md";

let written: string;

beforeEach(() => {
  written = "";
  jest.spyOn(process.stderr, "write").mockImplementation((text) => {
    written += String(text);
    return true;
  });
});

/** Content in which the article exists in English only, until a test adds its translation. */
function start() {
  const tree = contentTree({ [english]: markdownEntry(entries.news), [indonesian]: null });
  return { tree, nodes: new GatsbyNodes(tree.root) };
}

/** Every article as `language contentLanguage`. */
const languagesOf = (nodes: GatsbyNodes) =>
  nodes.all("NewsArticle").map(({ language, contentLanguage }) => `${language} ${contentLanguage}`);

it("makes an article from its Markdown, with its slug and its address", () => {
  const { nodes } = start();
  nodes.fileChanged(english);
  expect(nodes.all("NewsArticle")[0]).toMatchObject({
    ...entries.news,
    slug: "two-wet-seasons",
    path: "/news/two-wet-seasons/",
    body: "Some text.",
    parent: expect.stringContaining(english) as string,
  });
});

it("gives the default campaign the address that its page has, and any other one its own", () => {
  const { tree, nodes } = start();
  const other = "donations/peat-rewetting.en.md";
  tree.write({ [other]: markdownEntry({ ...entries.donations, default: false }) });
  for (const file of ["donations/forest-fund.en.md", "donations/forest-fund.id.md", other]) {
    nodes.fileChanged(file);
  }
  expect(nodes.all("DonationCampaign").map(({ path }) => path)).toEqual([
    "/donate/",
    "/donate/peat-rewetting/",
    "/id/donate/",
    "/id/donate/peat-rewetting/",
  ]);
});

it("keeps no node of a language that the site no longer has", () => {
  const { nodes } = start();
  nodes.fileChanged(english);
  Object.assign(nodes.all("NewsArticle")[1] ?? {}, { language: "fr" });
  expect(languagesOf(nodes)).toEqual(["en en", "fr en"]);
  nodes.restart();
  expect(languagesOf(nodes)).toEqual(["en en", "id en"]);
});

it("shows the original where there is no translation, under the address of the other language", () => {
  const { nodes } = start();
  nodes.fileChanged(english);
  expect(languagesOf(nodes)).toEqual(["en en", "id en"]);
  expect(nodes.all("NewsArticle")[1]?.path).toBe("/id/news/two-wet-seasons/");
});

it("knows in which language an article has changed since the other one was confirmed", () => {
  const { tree, nodes } = start();
  // a body in the front matter gives way to the text below it
  const fields = { ...entries.news, body: "Some text." };
  const texts = { en: fields, id: { ...fields, title: "Dua musim hujan" } };
  const { id = {} } = withConfirmed(news.schema, texts);
  tree.write({
    [english]: markdownEntry({ ...entries.news, title: "Three wet seasons" }),
    [indonesian]: markdownEntry(id),
  });
  for (const file of [english, indonesian]) nodes.fileChanged(file);
  expect(nodes.all("NewsArticle").map(({ newerIn }) => newerIn)).toEqual([null, "en"]);
  expect(nodes.all("NewsArticle").every((article) => !("confirmed" in article))).toBe(true);
});

it("tells which language still holds the words of another", () => {
  const { tree, nodes } = start();
  const texts = { en: entries.news, id: { ...entries.news, title: "Dua musim hujan" } };
  const { id = {} } = withConfirmed(news.schema, texts, "id");
  tree.write({ [english]: markdownEntry(entries.news), [indonesian]: markdownEntry(id) });
  for (const file of [english, indonesian]) nodes.fileChanged(file);
  expect(nodes.all("NewsArticle").map(({ partlyIn }) => partlyIn)).toEqual(["id", null]);
});

it("shows a draft in the language that it is written in until it is in both", () => {
  const { tree, nodes } = start();
  const draft = { ...entries.news, appearance: { draft: true } };
  const blank = markdownEntry({ ...draft, title: "", excerpt: "", image: { ...draft.image, alt: "" } }, "");
  const write = (en: string, id: string) => {
    tree.write({ [english]: en, [indonesian]: id });
    for (const file of [english, indonesian]) nodes.fileChanged(file);
    return languagesOf(nodes);
  };
  expect(write(blank, markdownEntry(draft))).toEqual(["en id", "id id"]);
  expect(write(markdownEntry(draft), markdownEntry(draft))).toEqual(["en en", "id id"]);
  expect(written).toBe("");
});

it("has no node of a draft once it is unfinished, and shows it in the language that is finished", () => {
  const { tree, nodes } = start();
  const fields = { ...entries.news, appearance: { draft: true } };
  const [draft, parked] = [markdownEntry(fields), markdownEntry({ ...fields, excerpt: "" })];
  const write = (en: string, id: string | null) => {
    tree.write({ [english]: en, [indonesian]: id });
    nodes.restart();
    return languagesOf(nodes);
  };
  nodes.fileChanged(english);
  expect(write(parked, null)).toEqual([]);
  expect(write(draft, null)).toEqual(["en en", "id en"]);
  tree.write({ [indonesian]: draft });
  nodes.fileChanged(indonesian);
  expect(write(parked, draft)).toEqual(["en id", "id id"]);
  expect(write(draft, parked)).toEqual(["en en", "id en"]);
  expect(write(parked, parked)).toEqual([]);
  expect(written).toBe("");
});

it("shows the translation once there is one, and no longer the original", () => {
  const { tree, nodes } = start();
  nodes.fileChanged(english);
  tree.write({ [indonesian]: markdownEntry({ ...entries.news, title: "Dua musim hujan" }) });
  nodes.fileChanged(indonesian);
  expect(languagesOf(nodes)).toEqual(["en en", "id id"]);
  expect(nodes.all("NewsArticle")[1]?.title).toBe("Dua musim hujan");
});

it("shows the original again at the next start once the translation has gone", () => {
  const { tree, nodes } = start();
  tree.write({ [indonesian]: markdownEntry(entries.news) });
  nodes.fileChanged(english);
  nodes.fileChanged(indonesian);
  expect(languagesOf(nodes)).toEqual(["en en", "id id"]);

  tree.write({ [indonesian]: null });
  nodes.restart();
  // not toEqual: unlike Gatsby, the stand-in keeps the translation's own node when its file is deleted
  expect(languagesOf(nodes)).toContain("id en");
});

it("gives a translation the original's new shared values at the next start", () => {
  const { tree, nodes } = start();
  const { title, excerpt } = entries.news;
  tree.write({ [indonesian]: markdownEntry({ title, excerpt, image: { alt: "Kanal" } }) });
  nodes.fileChanged(english);
  nodes.fileChanged(indonesian);
  tree.write({ [english]: markdownEntry({ ...entries.news, date: "2025-10-02" }) });
  nodes.restart();
  expect(nodes.all("NewsArticle")).toEqual([
    expect.objectContaining({ language: "en", date: "2025-10-02" }),
    expect.objectContaining({ language: "id", date: "2025-10-02" }),
  ]);
});

it.each(["moved", "copied"])("keeps every node when the folder with Gatsby's cache was %s", (how) => {
  const { tree, nodes } = start();
  const files = [english, "projects/wet-peat.en.md", "projects/wet-peat.id.md", "settings/giving.json"];
  files.forEach((file) => nodes.fileChanged(file));
  const elsewhere = path.join(path.dirname(tree.root), "elsewhere");
  if (how === "moved") renameSync(tree.root, elsewhere);
  else cpSync(tree.root, elsewhere, { recursive: true });

  nodes.restartIn(elsewhere);

  expect(languagesOf(nodes)).toEqual(["en en", "id en"]);
  expect(nodes.all("Project").map(({ contentLanguage }) => contentLanguage)).toEqual(["en", "id"]);
  expect(nodes.all("GivingSettings")).toHaveLength(2);
});

it("shows the translation in a moved folder too, once there is one", () => {
  const { tree, nodes } = start();
  nodes.fileChanged(english);
  const elsewhere = path.join(path.dirname(tree.root), "elsewhere");
  renameSync(tree.root, elsewhere);
  nodes.restartIn(elsewhere);
  writeFileSync(path.join(elsewhere, indonesian), markdownEntry(entries.news));
  nodes.fileChanged(indonesian);
  expect(languagesOf(nodes)).toEqual(["en en", "id id"]);
});

it.each([{ draft: true }, { from: "2099-01-01" }])(
  "marks an entry that is not on the site, in all languages: %j",
  (appearance) => {
    const { tree, nodes } = start();
    tree.write({
      [english]: markdownEntry({ ...entries.news, appearance }),
      // the translation shares what the original says
      [indonesian]: markdownEntry(entries.news),
    });
    for (const file of [english, indonesian]) nodes.fileChanged(file);
    expect(nodes.all("NewsArticle").map(({ onSite }) => onSite)).toEqual([false, false]);
    tree.write({ [english]: markdownEntry({ ...entries.news, appearance: { from: "2020-01-01" } }) });
    nodes.restart();
    expect(nodes.all("NewsArticle").map(({ onSite }) => onSite)).toEqual([true, true]);
  },
);

it("gives a draft with a link the address of its preview, and its own one when it is published", () => {
  const { tree, nodes } = start();
  const key = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";
  const paths = (appearance: object) => {
    tree.write({ [english]: markdownEntry({ ...entries.news, appearance }) });
    nodes.restart();
    return nodes.all("NewsArticle").map(({ path: address }) => address);
  };
  nodes.fileChanged(english);
  const address = `${key}/news/two-wet-seasons/`;
  expect(paths({ draft: true, key })).toEqual([`/preview/${address}`, `/preview/id/${address}`]);
  expect(paths({ draft: true })).toEqual(["/news/two-wet-seasons/", "/id/news/two-wet-seasons/"]);
  expect(paths({ key })).toEqual(["/news/two-wet-seasons/", "/id/news/two-wet-seasons/"]);
});

it("reports a broken entry once and leaves it out; the others stay", () => {
  const { tree, nodes } = start();
  nodes.fileChanged("projects/wet-peat.en.md");
  tree.write({ [english]: markdownEntry({ ...entries.news, title: "" }) });
  nodes.fileChanged(english);
  nodes.restart();
  expect(nodes.all("NewsArticle")).toEqual([]);
  expect(nodes.all("Project")).toHaveLength(1);
  expect(written.trim().split("\n")).toEqual([
    "The content has 1 problem:",
    `content/${english}: title: found nothing, expected a text that is not empty`,
  ]);
});

it("reports the same mistake again after it was mended", () => {
  const { tree, nodes } = start();
  const broken = markdownEntry({ ...entries.news, author: "" });
  for (const text of [broken, markdownEntry(entries.news), broken]) {
    tree.write({ [english]: text });
    nodes.fileChanged(english);
  }
  expect(written.match(/author: found nothing/g)).toHaveLength(2);
});

it("names settings that are half written when they are read, and takes them at the next start", () => {
  const { tree, nodes } = start();
  const file = "settings/giving.json";
  const whole = readFileSync(path.join(tree.root, file), "utf8");
  tree.write({ [file]: whole.slice(0, 20) });
  nodes.fileChanged(file);
  expect(nodes.all("GivingSettings")).toEqual([]);
  expect(written).toContain(`content/${file}: found `);
  tree.write({ [file]: whole });
  nodes.restart();
  expect(nodes.all("GivingSettings").map(({ language }) => language)).toEqual(["en", "id"]);
});

it("gives pages the permit while it is valid, and the day after makes them anew without it", () => {
  const { tree, nodes } = start();
  const file = "settings/giving.json";
  const permitUntil = (permitExpires: string) => {
    tree.editJson(file, (settings) => {
      for (const language of languageCodes) Object.assign(settings[language] as object, { permitExpires });
    });
    nodes.restart();
    return nodes
      .all("GivingSettings")
      .map(({ permitNumber, validPermit }) => (validPermit === permitNumber ? "shown" : validPermit));
  };
  nodes.fileChanged(file);
  expect(permitUntil(buildDay)).toEqual(["shown", "shown"]);
  expect(permitUntil(dateInZone(momentInZone(buildDay).getTime() - day))).toEqual([null, null]);
});

it("makes page copy in every language, in the default one where a language is missing or broken", () => {
  const { tree, nodes } = start();
  nodes.fileChanged("pages/news.json");
  expect(nodes.all("NewsPage").map(({ contentLanguage }) => contentLanguage)).toEqual(["en", "id"]);

  tree.editJson("pages/news.json", (value) => (value.id = { title: 3 }));
  nodes.fileChanged("pages/news.json");
  expect(nodes.all("NewsPage").at(-1)?.contentLanguage).toBe("en");
});

it("makes nothing of pictures, downloads and files of other sources", () => {
  const { nodes } = start();
  nodes.fileChanged("images/peat-canal.jpg");
  nodes.fileChanged("files/peat-restoration-checklist.en.md");
  expect(
    ["NewsArticle", "Project", "Resource", "DonationCampaign"].flatMap((type) => nodes.all(type)),
  ).toEqual([]);
});
