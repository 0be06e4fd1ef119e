import { isOnSite, startOf } from "../../src/content-model/appearance";
import { withoutBlankFields } from "../../src/content-model/blank-fields";
import { brokenReferences, referenceTargets } from "../../src/content-model/broken-references";
import { news } from "../../src/content-model/news";
import { readTexts } from "../../src/content-model/read-texts";
import { claimFile, entries, markdownEntry } from "../build/content-tree";

const draft = { draft: true };
const scheduled = { from: "2031-05-04" };
const later = { from: "2031-05-05" };

it.each<[string, object | undefined, boolean]>([
  ["nothing is said", undefined, true],
  ["a draft", draft, false],
  ["a draft whose day has come", { draft: true, from: "2020-01-01" }, false],
  ["the day has come", { draft: false, from: "2031-05-04" }, true],
  ["the day is tomorrow", { from: "2031-05-05" }, false],
  ["a form was left blank", { draft: false, from: "" }, true],
])("decides whether an entry is on the site: %s", (_what, appearance, expected) => {
  expect(isOnSite({ appearance }, "2031-05-04")).toBe(expected);
});

it("leaves nothing behind in a file where nothing was chosen", () => {
  expect(withoutBlankFields(news.schema, { appearance: { draft: false, from: "" } })).toEqual({});
});

it("takes a start from whichever language has it", () => {
  const texts = [
    ...readTexts("projects/wet-peat.en.md", markdownEntry({ ...entries.projects, appearance: draft })),
    ...readTexts("projects/wet-peat.id.md", markdownEntry(entries.projects)),
  ];
  expect([...referenceTargets(texts).starts.keys()]).toEqual(["projects/wet-peat", "/projects/wet-peat/"]);
  expect(texts.map(({ data }) => startOf(data))).toEqual(["never", ""]);
});

const aDraft = "an entry that is on the site by then: this one is a draft";
const onlyOn = (day: string) => `an entry that is on the site by then: this one appears only on ${day}`;

/** What is wrong with an article that names a project, when both appear as given. */
function problems(own: object | undefined, projects: object | undefined, body = "Text.") {
  const texts = [
    ...readTexts("news/two-wet-seasons.en.md", markdownEntry({ ...entries.news, appearance: own }, body)),
    ...readTexts("projects/wet-peat.en.md", markdownEntry({ ...entries.projects, appearance: projects })),
    ...readTexts("claims/wells.en.md", claimFile({ appearance: projects })),
  ];
  const targets = referenceTargets(texts);
  return texts.flatMap((text) => brokenReferences(text, targets));
}

it.each<[string, object | undefined, object | undefined, readonly string[]]>([
  ["a draft named by what is on the site", undefined, draft, [aDraft]],
  ["a draft named by what appears one day", scheduled, draft, [aDraft]],
  ["a draft named by a draft", draft, draft, []],
  ["what appears one day, named by what is on the site", undefined, scheduled, [onlyOn("4 May 2031")]],
  ["what appears one day, named by what appears before", scheduled, later, [onlyOn("5 May 2031")]],
  ["what appears one day, named by what appears then", scheduled, scheduled, []],
  ["what appears one day, named by what appears later", later, scheduled, []],
  ["what appears one day, named by a draft", draft, scheduled, []],
])("judges a reference without a clock: %s", (_what, own, named, expected) => {
  expect(problems(own, named)).toEqual(
    expected.map((each) => ({ field: "project", found: '"wet-peat"', expected: each })),
  );
});

it.each(["[Peat](/projects/wet-peat/)", "[Wells](/figures/#wells)", "{{claim:wells}} wells"])(
  "judges what a text names alike: %s",
  (body) => {
    const found = problems(undefined, draft, body);
    expect(found.map(({ field, expected }) => [field, expected])).toEqual([
      ["project", aDraft],
      ["body", aDraft],
    ]);
    expect(problems(draft, draft, body)).toEqual([]);
  },
);
