import { problemLine } from "../../../src/build/validation/content-problem";
import { validateContent } from "../../../src/build/validation/validate-content";
import type { Fields } from "../../../src/domain/record";
import { claimFile, contentTree, entries, markdownEntry } from "../content-tree";
import { lines, type Files } from "./lines";

/** An English project without a translation. */
const project = (slug: string, fields: Fields = {}): Files => ({
  [`projects/${slug}.en.md`]: markdownEntry({ ...entries.projects, campaign: undefined, ...fields }),
});

const claim = (slug: string, fields: Fields): Files => ({ [`claims/${slug}.en.md`]: claimFile(fields) });
const ofProject = (name: string, fields: Fields = {}) => ({ owner: "project", project: name, ...fields });

const report = (quarter: number, fields: Fields = {}) =>
  markdownEntry({
    ...{ title: "A quarter", lead: "Of a year.", year: 2031, quarter, published: "2031-12-01", sample: true },
    ...{ opening: 500, income: [{ source: "donations", amount: 70 }] },
    ...{ spending: [{ purpose: "forest", amount: 30 }], setbacks: [{ title: "Rain", text: "Much." }] },
    ...fields,
  });

/** A project with a series of values. */
const withSeries = (slug: string, points: readonly [date: string, value: number][]) =>
  project(slug, {
    evidence: {
      sample: true,
      series: [
        {
          ...{ title: "Wells", unit: "wells", story: "More.", counts: "All.", shape: "bars", period: "day" },
          ...{ points: points.map(([date, value]) => ({ date, value })), claim: "share" },
          ...{ kind: "measured", source: "The book" },
        },
      ],
    },
  });

test("claims of projects, shares of a whole and reports that follow each other are right", () => {
  const right = {
    ...project("two"),
    ...claim("whole", { value: 100, owner: "programme", programme: "forest" }),
    ...claim("one-share", ofProject("wet-peat", { value: 60, whole: "whole" })),
    ...claim("two-share", ofProject("two", { value: 40, whole: "whole" })),
    ...project("wet-peat", { claim: "one-share", description: "{{claim:whole}} wells." }),
    "projects/wet-peat.id.md": null,
    "reports/one.en.md": report(1),
    "reports/two.en.md": report(2, { opening: 540 }),
  };
  expect(lines(right)).toEqual([]);
});

test.each<[string, Files, readonly string[]]>([
  [
    "a name in a text that is none",
    { "news/new.en.md": markdownEntry(entries.news, "In {{claim:nowhere}} villages.") },
    ['content/news/new.en.md: body: found "{{claim:nowhere}}", expected an entry of Figures that exists'],
  ],
  [
    "braces without a name",
    { "news/new.en.md": markdownEntry(entries.news, "In {{villages}} villages.") },
    [
      'content/news/new.en.md: body: found "{{villages}}", expected no {{braces}} but the name of a figure, such as {{claim:peat-hectares}}',
    ],
  ],
  [
    "a chosen figure that does not exist",
    project("two", { claim: "nowhere" }),
    ['content/projects/two.en.md: claim: found "nowhere", expected an entry of Figures that exists'],
  ],
  [
    "a project with another project's figure",
    { ...project("two", { claim: "share" }), ...claim("share", ofProject("wet-peat", { value: 3 })) },
    [
      'content/projects/two.en.md: claim: found "share", expected a figure of this project, or of its programme',
    ],
  ],
  [
    "a series that ends with another value than its figure",
    {
      ...withSeries("two", [
        ["2031-01-01", 1],
        ["2031-01-02", 2],
      ]),
      ...claim("share", ofProject("two", { value: 3 })),
    },
    [
      "content/projects/two.en.md: evidence.series.0.points.1.value: found 2, expected 3, the value of share, which the series ends with",
    ],
  ],
  [
    "a series that goes back in time",
    {
      ...withSeries("two", [
        ["2031-01-02", 1],
        ["2031-01-02", 3],
      ]),
      ...claim("share", ofProject("two", { value: 3 })),
    },
    [
      'content/projects/two.en.md: evidence.series.0.points.1.date: found "2031-01-02", expected later than 2031-01-02',
    ],
  ],
  [
    "one value owned by two projects",
    {
      ...project("two"),
      ...claim("one-share", ofProject("wet-peat", { value: 5 })),
      ...claim("two-share", ofProject("two", { value: 5 })),
    },
    [
      "content/claims/one-share.en.md: value: found 5, expected a value of its own: two-share has it for the project two; a figure of both belongs to their programme",
      "content/claims/two-share.en.md: value: found 5, expected a value of its own: one-share has it for the project wet-peat; a figure of both belongs to their programme",
    ],
  ],
  [
    "a part that is larger than its whole",
    { ...claim("whole", { value: 100 }), ...claim("part", { value: 101, whole: "whole" }) },
    [
      "content/claims/part.en.md: value: found 101, expected at most 100, what the other parts leave of whole",
    ],
  ],
  [
    "a part in another unit than its whole",
    { ...claim("whole", { value: 100 }), ...claim("part", { value: 1, unit: "trees", whole: "whole" }) },
    [
      'content/claims/part.en.md: unit: found "trees", expected people, the unit of whole, which it is a part of',
    ],
  ],
  [
    "a chart that does not add up to its total",
    claim("smoke-chart", { value: 7681, unit: "tonsCO2e" }),
    ["en", "id"].map(
      (language) =>
        `content/pages/tracking.json: ${language}.chart.emissionsTotal: found "smoke-chart", expected a figure of 7680, the sum of all months`,
    ),
  ],
  [
    "a figure without an owner or a source",
    claim("lost", { owner: "project", kind: "measured" }),
    [
      "content/claims/lost.en.md: project: found nothing, expected whose figure it is",
      'content/claims/lost.en.md: source: found {"title":"The notebook"}, expected a report or an address, for this figure is no sample',
    ],
  ],
  [
    "a report that begins with another sum than the last one left",
    { "reports/one.en.md": report(1), "reports/two.en.md": report(2) },
    [
      "content/reports/two.en.md: opening: found 500, expected 540, what was left at the end of the quarter before",
    ],
  ],
  [
    "a quarter that spends what there never was",
    { "reports/one.en.md": report(1, { opening: 10, spending: [{ purpose: "forest", amount: 81 }] }) },
    [
      'content/reports/one.en.md: spending: found [{"purpose":"forest","amount":81}], expected at most 80 rupiah in all',
    ],
  ],
])("reports %s", (_what, files, expected) => {
  expect(lines(files)).toEqual(expected);
});

test("a promise needs a page that exists", () => {
  const tree = contentTree();
  tree.editJson("pages/transparency.json", ({ en }) => {
    (en?.promises as { page: string }[])[0] = {
      ...(en?.promises as { page: string }[])[0],
      page: "/acounts/",
    };
  });
  expect(validateContent(tree.root).map(problemLine)).toContainEqual(
    expect.stringMatching(
      /pages\/transparency\.json: en\.promises\.0\.page: found "\/acounts\/", expected an address/,
    ),
  );
});
