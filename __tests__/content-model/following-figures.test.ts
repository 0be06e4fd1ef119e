import { readFileSync } from "node:fs";
import path from "node:path";
import type { ContentText } from "../../src/content-model/content-text";
import { followingFigures } from "../../src/content-model/following-figures";
import { readTexts } from "../../src/content-model/read-texts";
import type { Fields } from "../../src/domain/record";
import { siteContent } from "../setup/site";

const read = (file: string) => readTexts(file, readFileSync(path.join(siteContent, file), "utf8"));
const page = read("pages/tracking.json");
const figures = ["smoke-chart", "spared-chart", "ropes"].flatMap((name) =>
  ["en", "id"].flatMap((code) => read(`claims/${name}.${code}.md`)),
);
const stored = [...page, ...figures];
const valueOf = (name: string) => Number(figures.find((text) => text.name === `claims/${name}`)?.data.value);

/** The page with other values in its first month, or with other figures for its totals. */
const changed = (month: Fields, chart: Fields = {}): ContentText[] =>
  page.map((text) => {
    const { months, chart: former } = text.data as {
      readonly months?: readonly Fields[];
      readonly chart: Fields;
    };
    const list = months?.map((each, at) => (at === 0 ? { ...each, ...month } : each));
    return { ...text, data: { ...text.data, ...(list && { months: list }), chart: { ...former, ...chart } } };
  });
const ofFirst = (line: string) =>
  Number((page[0]?.data.months as readonly Fields[] | undefined)?.[0]?.[line]);

it("makes the total of a chart the sum of its months, in every language of the figure", () => {
  const following = followingFigures(changed({ emissions: ofFirst("emissions") + 50 }), stored);
  expect(following.map(({ file, data }) => [file, data.value])).toEqual([
    ["claims/smoke-chart.en.md", valueOf("smoke-chart") + 50],
    ["claims/smoke-chart.id.md", valueOf("smoke-chart") + 50],
  ]);
});

it("changes no figure of a chart that adds up, that has a month without a number, or that names it anew", () => {
  expect(followingFigures(page, stored)).toEqual([]);
  expect(followingFigures(changed({ emissions: "many" }), stored)).toEqual([]);
  expect(followingFigures(changed({}, { emissionsTotal: "ropes" }), stored)).toEqual([]);
});

it("leaves alone a figure that is saved itself", () => {
  const months = changed({ reductions: ofFirst("reductions") + 1 });
  expect(followingFigures([...months, ...figures], stored)).toEqual([]);
});

it("lets the figure that a series of a project ends with become its last value", () => {
  const project = (value: number): ContentText[] =>
    read("projects/dugong-watch.en.md").map((text) => {
      const series = [{ claim: "ropes", points: [{ value: 1 }, { value }] }];
      return { ...text, data: { ...text.data, evidence: { series } } };
    });
  const following = followingFigures(project(valueOf("ropes") + 3), [
    ...project(valueOf("ropes")),
    ...figures,
  ]);
  expect(following.map(({ data }) => data.value)).toEqual([valueOf("ropes") + 3, valueOf("ropes") + 3]);
});
