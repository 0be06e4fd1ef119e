import { cpSync } from "node:fs";
import path from "node:path";
import { siteData } from "../../../src/build/functions/site-data";
import { siteDataSchema } from "../../../src/server/site-data";
import { languageCodes } from "../../setup/languages";
import { contentTree, entries, markdownEntry } from "../content-tree";

const project = path.resolve(__dirname, "../../..");

/** A temporary project with these content files and the real interface strings. */
function projectWith(files: Parameters<typeof contentTree>[0]): string {
  const directory = path.dirname(contentTree(files).root);
  cpSync(path.join(project, "locales"), path.join(directory, "locales"), { recursive: true });
  return directory;
}

it("is of the content what the functions expect", async () => {
  const handbook = markdownEntry({ ...entries.resources, price: 17.25, file: undefined });
  const directory = projectWith({ "resources/handbook.en.md": handbook });
  const { site, campaigns, products, strings } = siteDataSchema.parse(await siteData(directory));
  expect(campaigns.filter((campaign) => campaign.default).map(({ path: address }) => address)).toEqual([
    "/donate/",
  ]);
  expect(products).toMatchObject([{ slug: "handbook", price: 17.25 }]);
  expect(Object.keys(strings)).toEqual(languageCodes);
  expect(Object.keys(site.recipient)).toEqual(languageCodes);
  for (const recipient of Object.values(site.recipient)) expect(recipient).toContain(`${site.legalName}, `);
});

it("does not know what is not on the site, so that nobody can pay for it", async () => {
  const paid = { ...entries.resources, price: 17.25, file: undefined };
  const spare = { ...entries.donations, default: false };
  const { campaigns, products } = await siteData(
    projectWith({
      "resources/handbook.en.md": markdownEntry({ ...paid, appearance: { draft: true } }),
      "resources/atlas.en.md": markdownEntry({ ...paid, appearance: { from: "2020-01-01" } }),
      "donations/reef.en.md": markdownEntry({ ...spare, appearance: { from: "2099-01-01" } }),
    }),
  );
  expect(campaigns.map(({ slug }) => slug)).toEqual(["forest-fund"]);
  expect(products.map(({ slug }) => slug)).toEqual(["atlas"]);
});

it("knows which resources can be asked for and had at once", async () => {
  const { requestable } = await siteData(
    projectWith({
      "resources/talk.en.md": markdownEntry({ ...entries.resources, file: undefined }),
      "resources/paid.en.md": markdownEntry({ ...entries.resources, price: 5, file: undefined }),
      "resources/hidden.en.md": markdownEntry({ ...entries.resources, appearance: { draft: true } }),
    }),
  );
  expect(requestable).toEqual(["checklist"]);
});

it("takes amounts from the default language and titles from each", async () => {
  const { campaigns } = await siteData(projectWith({}));
  expect(campaigns).toEqual([
    {
      slug: "forest-fund",
      title: { en: "Forest fund", id: "Forest fund" },
      path: "/donate/",
      default: true,
      amounts: {
        USD: { presets: [25, 50], minimum: 1, maximum: 10_000 },
        IDR: { presets: [50_000], minimum: 25_000, maximum: 9_000_000 },
      },
      goal: null,
    },
  ]);
});

const digest = "0".repeat(64);

/** A list of the files of a book, one in each language and format. */
const publications = (...made: readonly (readonly [string, string])[]) =>
  JSON.stringify({
    files: made.map(([language, format]) => ({
      ...{ resource: "checklist", language, format, bytes: 1000, made: "2026-01-15", text: digest },
      ...(format === "pdf" && { pages: 9 }),
    })),
  });

it.each([
  [
    "all files are there",
    [
      ["en", "pdf"],
      ["en", "epub"],
      ["id", "pdf"],
      ["id", "epub"],
    ],
    ["en", "id"],
    4,
  ],
  [
    "one of a language is missing",
    [
      ["en", "pdf"],
      ["en", "epub"],
      ["id", "pdf"],
    ],
    ["en"],
    2,
  ],
  ["there are none", [], [], 0],
] as const)("knows in which languages a book can be handed over: %s", async (_, made, deliveredIn, count) => {
  const fields = { ...entries.resources, price: 10, type: "ebook", file: undefined };
  const { products } = await siteData(
    projectWith({
      "resources/checklist.en.md": markdownEntry(fields),
      "resources/checklist.id.md": markdownEntry(fields),
      "publications.json": publications(...made),
    }),
  );
  expect(products).toMatchObject([{ slug: "checklist", price: 10, deliveredIn, lessons: [] }]);
  expect(products[0]?.files).toHaveLength(count);
});

it.each([
  ["in both", ["first.en", "first.id", "later.en", "later.id"], ["en", "id"]],
  ["in one and partly in the other", ["first.en", "later.en", "later.id"], ["en"]],
  ["nowhere", [], []],
])(
  "sells a course in the languages in which every lesson is written: %s",
  async (_, written, deliveredIn) => {
    const fields = { ...entries.resources, price: 10, type: "course", file: undefined };
    const lesson = { title: "Lesson", resource: "checklist", order: 1, free: false, summary: "What." };
    const lessons = written.map((name) => [`chapters/${name}.md`, markdownEntry(lesson, "Count.")]);
    const { products } = await siteData(
      projectWith({
        "resources/checklist.en.md": markdownEntry(fields),
        "resources/checklist.id.md": markdownEntry(fields),
        ...(Object.fromEntries(lessons) as Record<string, string>),
      }),
    );
    expect(products).toMatchObject([{ slug: "checklist", deliveredIn }]);
  },
);

it("has the lessons of a course as safe HTML, in order and in their languages", async () => {
  const fields = { ...entries.resources, price: 10, type: "course", file: undefined };
  const lesson = (order: number, more = {}) => ({
    ...{ title: `Lesson ${order}`, resource: "checklist", order, free: false, summary: "What." },
    ...more,
  });
  const { products } = await siteData(
    projectWith({
      "resources/checklist.en.md": markdownEntry(fields),
      "resources/checklist.id.md": markdownEntry(fields),
      "chapters/later.en.md": markdownEntry(
        lesson(2),
        "<script>alert(1)</script>\n\nSee [it](/resources/checklist/).",
      ),
      "chapters/later.id.md": markdownEntry(lesson(2), "Lihat [itu](/resources/checklist/)."),
      "chapters/first.en.md": markdownEntry(
        lesson(1, { exercise: "How **many**?", answer: "Two." }),
        "Count.",
      ),
    }),
  );
  const { lessons = [] } = products[0] ?? {};
  expect(lessons).toMatchObject([
    { slug: "first", body: { en: "<p>Count.</p>" }, exercise: { en: "<p>How <strong>many</strong>?</p>" } },
    {
      slug: "later",
      body: { id: '<p>Lihat <a href="/id/resources/checklist/">itu</a>.</p>' },
      exercise: {},
    },
  ]);
  expect(JSON.stringify(lessons)).not.toContain("<script");
});

it("does without resources, and leaves out an entry that breaks the model", async () => {
  const none = { "resources/checklist.en.md": null, "resources/checklist.id.md": null };
  expect((await siteData(projectWith(none))).products).toEqual([]);
  const broken = await siteData(projectWith({ "donations/other.en.md": "---\ntitle: [\n---\n" }));
  expect(broken.campaigns.map(({ slug }) => slug)).toEqual(["forest-fund"]);
});
