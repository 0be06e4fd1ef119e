import { brokenReferences, referenceTargets } from "../../src/content-model/broken-references";
import type { ContentText } from "../../src/content-model/content-text";
import { readTexts } from "../../src/content-model/read-texts";
import { referencesTo } from "../../src/content-model/references";
import { claimFile, entries, markdownEntry } from "../build/content-tree";

const project = readTexts("projects/wet-peat.en.md", markdownEntry(entries.projects));
const campaign = readTexts("donations/forest-fund.en.md", markdownEntry(entries.donations));

/** An article whose slug differs from the project's, without a reference field. */
function article(body: string, fields: object = {}): ContentText[] {
  const news = { ...entries.news, project: undefined, ...fields };
  return readTexts("news/two-wet-seasons.id.md", markdownEntry(news, body));
}

/** The references to a file, each as `referring file field: text of the reference`. */
function referrers(file: string, texts: readonly ContentText[]): string[] {
  return referencesTo([file], texts).map(
    ({ text, reference }) => `${text.file} ${reference.field}: ${reference.found}`,
  );
}

it("suggests a page for a link to nowhere, however it is written", () => {
  const texts = article("See [it](/qwertyuiop//).");
  expect(texts.flatMap((text) => brokenReferences(text, referenceTargets(texts)))).toMatchObject([
    { field: "body", found: '"/qwertyuiop//"' },
  ]);
});

it("names the field that refers to an entry by its slug", () => {
  const texts = [...project, ...article("Text.", { project: "wet-peat" })];
  expect(referrers("projects/wet-peat.en.md", texts)).toEqual([
    "news/two-wet-seasons.id.md project: wet-peat",
  ]);
});

it.each([
  "/projects/wet-peat/",
  "/projects/wet-peat",
  "/id/projects/wet-peat/",
  "/projects/wet-peat/?from=news#features",
  "../projects/wet-peat.en.md",
  "../projects/wet-peat.id.md#features",
  "../../projects/wet-peat/",
])("names the text with a link to an entry's page: %s", (link) => {
  const texts = [...project, ...article(`See [the project](${link}).`)];
  expect(referrers("projects/wet-peat.en.md", texts)).toEqual([`news/two-wet-seasons.id.md body: ${link}`]);
});

it.each([
  "https://a.example/projects/wet-peat/",
  "//a.example/projects/wet-peat/",
  "mailto:wet-peat@a.example",
  "/projects/wet-peat-2/",
  "/news/wet-peat/",
  "/projects/",
  "http://[",
])("takes no other link for one: %s", (link) => {
  const texts = [...project, ...article(`See [the project](${link}).`)];
  expect(referrers("projects/wet-peat.en.md", texts)).toEqual([]);
});

it("knows the default campaign by the address that its page has", () => {
  const texts = [...campaign, ...article("[Give](/donate/) or [not](/donate/forest-fund/).")];
  expect(referrers("donations/forest-fund.en.md", texts)).toEqual([
    "news/two-wet-seasons.id.md body: /donate/",
  ]);
});

it("knows a claim by its place on the page of all claims", () => {
  const claim = readTexts("claims/wells.en.md", claimFile());
  const texts = [
    ...claim,
    ...article("[Wells](/figures/#wells), [all](/figures/) and [jars](/figures/#jars)."),
  ];
  expect(referrers("claims/wells.en.md", texts)).toEqual([
    "news/two-wet-seasons.id.md body: /figures/#wells",
  ]);
});

it("does not count what an entry says of itself, in any language", () => {
  const body = "[This project](/projects/wet-peat/)";
  const texts = ["en", "id"].flatMap((code) =>
    readTexts(`projects/wet-peat.${code}.md`, markdownEntry(entries.projects, body)),
  );
  expect(referrers("projects/wet-peat.en.md", texts)).toEqual([]);
});

it("names who shows a picture or offers a file", () => {
  const { file, ...image } = { file: entries.resources.file, src: "images/nursery.jpg" };
  const resource = readTexts("resources/checklist.en.md", markdownEntry(entries.resources));
  const texts = [...campaign, ...resource, ...article(`![Seedlings](../${image.src})`)];
  expect(referrers(image.src, texts)).toEqual([
    `donations/forest-fund.en.md image.src: ../${image.src}`,
    `news/two-wet-seasons.id.md body: ../${image.src}`,
  ]);
  expect(referrers(file.replace("../", ""), texts)).toEqual([`resources/checklist.en.md file: ${file}`]);
});

it("looks into page copy and settings, language by language", () => {
  const image = { src: "../images/nursery.jpg", alt: "Seedlings" };
  const texts = readTexts("pages/not-found.json", JSON.stringify({ en: { image }, id: { image } }));
  expect(texts.map(({ language }) => language)).toEqual(["en", "id"]);
  expect(referrers("images/nursery.jpg", texts)).toHaveLength(2);
});

it.each([
  ["news/peat-fire.en.md", "---\ntitle: [\n---\n"],
  ["settings/site.json", "{"],
  ["news/read-me.txt", "Text."],
])("reads no text where there is none to read: %s", (file, source) => {
  expect(readTexts(file, source)).toEqual([]);
});
