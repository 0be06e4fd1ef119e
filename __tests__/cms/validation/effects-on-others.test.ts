import { readFileSync } from "node:fs";
import path from "node:path";
import { brokenElsewhere } from "../../../src/cms/validation/effects-on-others";
import { problemWords } from "../../../src/content-model/problem-words";
import { readTexts } from "../../../src/content-model/read-texts";
import { siteContent } from "../../setup/site";

const read = (file: string) => readTexts(file, readFileSync(path.join(siteContent, file), "utf8"));
const figures = ["smoke", "smoke-chart", "spared-chart"].flatMap((name) =>
  ["en", "id"].flatMap((code) => read(`claims/${name}.${code}.md`)),
);
const stored = [...read("pages/tracking.json"), ...figures];
const withValue = (name: string, value: number) =>
  figures
    .filter((text) => text.name === `claims/${name}`)
    .map((text) => ({ ...text, data: { ...text.data, value } }));
const total = Number(figures.find(({ name }) => name === "claims/smoke-chart")?.data.value);

it("finds the chart whose months no longer add up to a figure, with the way to its form", () => {
  const [problem] = brokenElsewhere(stored, withValue("smoke-chart", total - 1), "id");
  expect(problem?.sentence).toContain(problemWords.id.sumOf(total));
  expect(problem?.field).toContain("Grafik › Emisi semua bulan");
  expect(problem?.form).toContain("/pages/entries/tracking");
});

it("finds the part that its whole no longer holds, and of two figures that change together nothing", () => {
  const part = brokenElsewhere(stored, withValue("smoke", total - 1), "en").map(({ form }) => form);
  expect(part[0]).toContain("/claims/entries/smoke-chart");
  expect(brokenElsewhere(stored, withValue("smoke", total), "en")).toEqual([]);
});

it("finds the price that is far off at another exchange rate", () => {
  const book = ["en", "id"].flatMap((code) => read(`resources/shore-book.${code}.md`));
  const settings = read("settings/giving.json");
  const changed = settings.map((text) => ({ ...text, data: { ...text.data, rupiahPerDollar: 1000 } }));
  const [problem] = brokenElsewhere([...book, ...settings], changed, "en");
  expect(problem?.form).toContain("/resources/entries/shore-book");
});
