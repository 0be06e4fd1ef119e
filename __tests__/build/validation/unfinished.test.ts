import { readEntry } from "../../../src/build/content/read-entry";
import { collections } from "../../../src/content-model/content-model";
import type { Fields } from "../../../src/domain/record";
import { languageCodes } from "../../setup/languages";
import { claimFile, entries, markdownEntry } from "../content-tree";
import { lines, withFiles, type Files } from "./lines";

const parked = (fields: Fields, body = "") => markdownEntry({ ...fields, appearance: { draft: true } }, body);

describe.each(collections)("a draft of $name", (collection) => {
  const file = (code: string) => `${collection.name}/parked.${code}.md`;

  it.each(languageCodes)("may lack all but a title in one language: %s", (language) => {
    const files = { [file("en")]: parked({}), [file(language)]: parked({ title: "A rope" }) };
    const entry = { collection, slug: "parked", language };
    expect(lines(files)).toEqual([]);
    const read = withFiles(files, (root) => readEntry(root, entry));
    expect([read.data, read.problems, read.unfinished?.title]).toEqual([null, [], "A rope"]);
  });

  it("has to have a title", () => {
    expect(lines({ [file("en")]: parked({}), [file("id")]: parked({}, "Seutas tali.") })).toEqual([
      `content/${file("id")}: title: found nothing, expected text`,
    ]);
  });

  it("is told of by everything that it lacks once it is none any more", () => {
    const told = lines({ [file("en")]: markdownEntry({ title: "A rope" }, "") });
    expect(told).toContain(`content/${file("en")}: body: found nothing, expected a text that is not empty`);
    expect(told.length).toBeGreaterThan(1);
  });
});

const english = "news/parked.en.md";

it.each<[string, Files, readonly string[]]>([
  [
    "a date that is none",
    { [english]: parked({ title: "A rope", date: "soon" }) },
    [`content/${english}: date: found "soon", expected a date such as 2025-09-30`],
  ],
  [
    "a field that there is not",
    { [english]: parked({ title: "A rope", image: { alt: "", size: "" } }) },
    [`content/${english}: image.size: found nothing, expected no field of this name`],
  ],
  [
    "a broken link",
    { [english]: parked({ title: "A rope" }, "[A page](/projects/wet-pea/)") },
    [
      `content/${english}: body: found "/projects/wet-pea/", expected an address of this site, such as /projects/wet-peat/`,
    ],
  ],
  [
    "a link to a list by its name",
    { [english]: parked({ title: "A rope" }, "[A page](/berita/tali/)") },
    [`content/${english}: body: found "/berita/tali/", expected an address of this site, such as /news/`],
  ],
  [
    "an entry that there is not",
    { [english]: parked({ title: "A rope", project: "dry-peat" }) },
    [`content/${english}: project: found "dry-peat", expected an entry of Projects that exists`],
  ],
])("what an unfinished draft has must be right: %s", (_of, files, problems) => {
  expect(lines(files)).toEqual(problems);
});

it("refuses a text that refers to an unfinished draft, as to any draft", () => {
  const project = { "projects/parked.en.md": parked({ title: "A rope" }) };
  const article = markdownEntry({ ...entries.news, project: "parked" });
  expect(lines({ ...project, [english]: article })).toEqual([
    `content/${english}: project: found "parked", expected an entry that is on the site by then: this one is a draft`,
  ]);
  expect(lines({ ...project, [english]: parked({ ...entries.news, project: "parked" }, "Text.") })).toEqual(
    [],
  );
});

it("compares an unfinished draft with others only by what it has", () => {
  const series = [
    { title: "Wells", claim: "whole", points: [] },
    { claim: "whole", points: [{ date: "2031-01-02" }] },
  ];
  const order = { title: "One", order: 1 };
  expect(
    lines({
      "claims/whole.en.md": claimFile(),
      "claims/parked.en.md": parked({ title: "A rope", value: 50, whole: "whole" }),
      "claims/unowned.en.md": parked({ title: "A rope", owner: "project", unit: "people", whole: "whole" }),
      "projects/parked.en.md": parked({ title: "A rope", evidence: { series } }),
      "chapters/one.en.md": parked(order),
      "chapters/two.en.md": parked({ ...order, title: "Two" }),
      "reports/one.en.md": parked({ title: "One", year: 2031, quarter: 1, income: [{}], spending: [] }),
      "reports/two.en.md": parked({
        title: "Two",
        year: 2031,
        quarter: 2,
        income: [{ amount: 5 }],
        spending: [],
      }),
    }),
  ).toEqual([]);
});

it("lets a draft lack what a rule asks for", () => {
  const figure = {
    ...{ value: 40, precision: "exact", short: false, unit: "people", counts: "Wells." },
    title: "Wells",
  };
  const dated = {
    asOf: "2031-01-02",
    review: "2099-01-02",
    kind: "measured",
    source: { title: "The notebook" },
  };
  const table = { ...entries.resources, file: undefined, layout: "table" };
  expect(
    lines({
      "claims/parked.en.md": parked({ ...figure, ...dated, owner: "organisation" }, "Text."),
      "claims/unowned.en.md": parked({ ...figure, ...dated, kind: "sample", owner: "project" }, "Text."),
      "resources/parked.en.md": parked(table, "Text."),
    }),
  ).toEqual([]);
});

it("does not count an unfinished draft as the default campaign", () => {
  const file = "donations/forest-fund.en.md";
  const draft = parked({ title: "Forest fund", default: true });
  expect(lines({ [file]: draft, "donations/forest-fund.id.md": null })).toEqual([
    `content/${file}: default: found false, expected true in exactly one campaign: switching it on in another one switches it off here`,
  ]);
  expect(lines({ "donations/parked.en.md": draft })).toEqual([]);
});
