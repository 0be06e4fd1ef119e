import { validateContent } from "../../../src/build/validation/validate-content";
import { claimFile, contentTree, entries, markdownEntry } from "../content-tree";
import { lines, type Files } from "./lines";

type Edit = Parameters<ReturnType<typeof contentTree>["editJson"]>[1];

const { news, projects, donations, resources } = entries;
const english = "news/two-wet-seasons.en.md";

/** File and field of each problem of valid content with some files changed. */
function told(files: Files, page?: readonly [file: string, edit: Edit]): string[] {
  const tree = contentTree(files);
  if (page) tree.editJson(...page);
  return validateContent(tree.root).map(({ file, field }) => `${file}: ${field}`);
}

/** An English file, without a translation. */
const alone = (name: string, fields: object, body?: string): Files => ({
  [`${name}.en.md`]: markdownEntry({ ...fields }, body),
  [`${name}.id.md`]: null,
});

const report = (fields: object) => ({
  ...{ title: "One", lead: "A quarter.", year: 2031, quarter: 1, published: "2031-05-06", sample: true },
  ...{
    opening: 0,
    income: [{ source: "grants", amount: 50 }],
    spending: [{ purpose: "running", amount: 5 }],
  },
  ...{ setbacks: [{ title: "A leak", text: "Mended." }], ...fields },
});

const later = { appearance: { from: "2031-05-04" } };

describe.each<[string, Files, readonly string[]]>([
  [
    "a campaign's fields, and rules over them",
    alone("donations/forest-fund", {
      ...donations,
      title: "",
      usd: { ...donations.usd, minimum: 30, maximum: 40, defaultAmount: 35 },
      ...later,
    }),
    ["title", "usd.minimum", "usd.maximum", "usd.defaultAmount", "appearance.from"].map(
      (field) => `donations/forest-fund.en.md: ${field}`,
    ),
  ],
  [
    "a campaign's amounts in one currency where those in the other cannot be read",
    alone("donations/forest-fund", {
      ...donations,
      usd: { ...donations.usd, minimum: 30, tiers: [{ amount: "all" }] },
      idr: { ...donations.idr, minimum: 60_000 },
    }),
    ["donations/forest-fund.en.md: usd.tiers.0.amount", "donations/forest-fund.en.md: idr.minimum"],
  ],
  [
    "a list that is too long, and of its items",
    alone("donations/forest-fund", {
      ...donations,
      cards: [...donations.cards, ...Array.from({ length: 3 }, () => ({ ...donations.cards[0], title: "" }))],
    }),
    ["cards.1.title", "cards.2.title", "cards.3.title", "cards"].map(
      (field) => `donations/forest-fund.en.md: ${field}`,
    ),
  ],
  [
    "bad links, pictures and figures of a text, of every kind, with a missing field",
    alone(
      "news/two-wet-seasons",
      { ...news, excerpt: "" },
      [
        "[a](http://tajuk) [b](/nowhere/) [c](#nothing) [d](https://youtube%20demak) [e](../news/none.en.md)",
        "![](../images/nursery.jpg) ![f](https://a.example/a.jpg) ![g](../images/gone.jpg)",
        "{{claim:gone}} {{one}} {{two}}",
      ].join("\n\n"),
    ),
    [`${english}: excerpt`, ...Array.from({ length: 11 }, () => `${english}: body`)],
  ],
  [
    "an entry at an address of the site",
    alone("donations/result", { ...donations, default: false, order: 0 }, "[a](/nowhere/)"),
    ["slug", "order", "body"].map((field) => `donations/result.en.md: ${field}`),
  ],
  [
    "an entry, and another one that it clashes with",
    { ...alone("donations/peat-fund", { ...donations, order: 0 }) },
    ["donations/peat-fund.en.md: order", "donations/peat-fund.en.md: default"],
  ],
  [
    "reports, their sums, and what they begin with",
    {
      ...alone(
        "reports/one",
        report({
          title: "",
          income: [
            { source: "grants", amount: 50 },
            { source: "grants", amount: 1 },
          ],
        }),
      ),
      ...alone("reports/two", report({ quarter: 2, opening: 5, lead: "" })),
    },
    [
      "reports/one.en.md: title",
      "reports/one.en.md: income.1.source",
      "reports/two.en.md: lead",
      "reports/two.en.md: opening",
    ],
  ],
  [
    "a figure, its dates, its source and its whole",
    {
      "claims/whole.en.md": claimFile(),
      "claims/part.en.md": claimFile({
        ...{ title: "", kind: "measured", since: "2032-01-02", review: "2030-01-02", owner: "programme" },
        ...{ whole: "whole", value: 50 },
      }),
    },
    ["title", "programme", "source", "since", "review", "value"].map(
      (field) => `claims/part.en.md: ${field}`,
    ),
  ],
  [
    "a resource, its layout and its price",
    alone("resources/checklist", { ...resources, title: "", layout: "table", price: 5, rating: 6 }),
    ["title", "rating", "layout", "file"].map((field) => `resources/checklist.en.md: ${field}`),
  ],
  [
    "a chapter, its texts and its place",
    {
      "resources/book.en.md": markdownEntry({ ...resources, price: 5, file: undefined }),
      ...Object.fromEntries(
        ["one", "two"].map((name) => [
          `chapters/${name}.en.md`,
          markdownEntry(
            { title: "One", resource: "book", order: 1, free: false, summary: "", answer: "Two." },
            "![A nursery](../images/nursery.jpg)",
          ),
        ]),
      ),
    },
    ["one", "two"].flatMap((name) =>
      ["summary", "body", "exercise", "order"].map((field) => `chapters/${name}.en.md: ${field}`),
    ),
  ],
])("tells at once all problems of %s", (_of, files, expected) => {
  it("at the field of each", () => {
    expect(told(files).toSorted()).toEqual(expected.toSorted());
  });
});

describe.each<[string, Files, readonly string[]]>([
  [
    "the owner of a figure",
    {
      "claims/one.en.md": claimFile({ owner: "project", project: "wet-peat" }),
      "claims/two.en.md": claimFile({ owner: "project", project: "Wet Peat" }),
    },
    ["claims/two.en.md: project"],
  ],
  [
    "the owner of a figure that a project shows",
    {
      "claims/one.en.md": claimFile({ owner: "project", project: "Wet Peat" }),
      ...alone("projects/wet-peat", { ...projects, claim: "one" }),
    },
    ["claims/one.en.md: project"],
  ],
  [
    "the file of a layout",
    alone("resources/checklist", { ...resources, layout: "table", file: "checklist.csv" }),
    ["resources/checklist.en.md: file"],
  ],
  [
    "whether a campaign is the default one",
    alone("donations/forest-fund", { ...donations, default: "yes" }),
    ["donations/forest-fund.en.md: default"],
  ],
  [
    "the day on which an entry appears",
    {
      ...alone("projects/wet-peat", { ...projects, ...later }),
      ...alone(
        "news/two-wet-seasons",
        { ...news, appearance: { from: "in May" } },
        "[a](/projects/wet-peat/)",
      ),
    },
    [`${english}: appearance.from`],
  ],
  [
    "the amount of a source of money",
    {
      ...alone("reports/one", report({ income: [{ source: "grants", amount: "much" }] })),
      ...alone("reports/two", report({ quarter: 2, opening: 45 })),
    },
    ["reports/one.en.md: income.0.amount"],
  ],
])("tells nothing that follows from a field that cannot be read: %s", (_of, files, expected) => {
  it("but that field", () => {
    expect(told(files)).toEqual(expected);
  });
});

it("does not hold links against a chapter with a problem", () => {
  const chapter = { resource: "book", order: 1, free: true, summary: "What it says." };
  expect(
    told({
      "resources/book.en.md": markdownEntry({ ...resources, price: 5, file: undefined }),
      "chapters/one.en.md": markdownEntry({ ...chapter, title: "" }),
      ...alone("news/two-wet-seasons", news, "[a](/resources/book/one/)"),
    }),
  ).toEqual(["chapters/one.en.md: title"]);
});

it("tells all problems of page copy at once, in each language", () => {
  const edit: Edit = ({ en, id }) => {
    const months = en?.months as { month: number; emissions: unknown }[];
    for (const month of months) if (month.month === 3) month.month = 4;
    Object.assign(en ?? {}, { title: "", whatIf: "{{one}}" });
    Object.assign(id ?? {}, { title: "", months: undefined });
  };
  const of = (language: string, ...fields: string[]) =>
    fields.map((field) => `pages/tracking.json: ${language}.${field}`);
  expect(told({}, ["pages/tracking.json", edit]).toSorted()).toEqual(
    [...of("en", "title", "months.3.month", "whatIf"), ...of("id", "title", "months.3.month")].toSorted(),
  );
});

it("compares no sum of a chart whose months cannot be read", () => {
  const edit: Edit = ({ en, id }) => {
    const [first] = en?.months as Record<string, unknown>[];
    if (first) first.emissions = "much";
    delete id?.months;
  };
  expect(told({}, ["pages/tracking.json", edit])).toEqual(
    ["en", "id"].map((language) => `pages/tracking.json: ${language}.months.0.emissions`),
  );
});

it("names file, field, found and expected of each", () => {
  const files = alone("news/two-wet-seasons", { ...news, title: "", project: "dry-peat" });
  expect(lines(files)).toEqual([
    `content/${english}: title: found nothing, expected a text that is not empty`,
    `content/${english}: project: found "dry-peat", expected an entry of Projects that exists`,
  ]);
});
