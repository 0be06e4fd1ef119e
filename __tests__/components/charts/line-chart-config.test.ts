import { lineChartData, lineChartOptions } from "../../../src/components/charts/line-chart-config";
import { sampleColours, sampleContent } from "./sample-chart";

const { datasets, labels } = lineChartData(sampleContent, sampleColours);
const options = lineChartOptions(sampleContent, sampleColours);

test("each line has its values, its name and whether it is hidden", () => {
  expect(labels).toEqual(["Jan", "Feb", "Mar", "Apr", "May"]);
  expect(datasets.map(({ label, hidden, data }) => [label, hidden, data[0]])).toEqual([
    ["Emissions", false, 400],
    ["Reductions", true, 240],
    ["What-if", false, null],
  ]);
});

test("no two lines share dash or marker, so that colour is not needed", () => {
  expect(new Set(datasets.map(({ borderDash }) => String(borderDash))).size).toBe(3);
  expect(new Set(datasets.map(({ pointStyle }) => pointStyle)).size).toBe(3);
});

test("colours are the page's; hollow markers take the ground's", () => {
  expect(datasets.map(({ borderColor }) => borderColor)).toEqual(["navy", "green", "green"]);
  expect(datasets.map(({ pointBackgroundColor }) => pointBackgroundColor)).toEqual([
    "white",
    "green",
    "white",
  ]);
});

test("nothing moves", () => {
  expect(options.animation).toBe(false);
});

test.each([
  { width: 320, shown: ["Jan", "", "", "Apr", "May"] },
  { width: 900, shown: ["Jan", "Feb", "Mar", "Apr", "May"] },
])("a chart of $width pixels names $shown", ({ width, shown }) => {
  // the library calls it on a complete scale object; it reads only the width
  const ticks = options.scales?.x?.ticks as unknown as {
    callback: (this: object, value: number, index: number) => string;
  };
  expect(labels?.map((_, index) => ticks.callback.call({ chart: { width } }, index, index))).toEqual(shown);
});

test("the tooltip names the month in full and writes numbers as the language does", () => {
  // the library passes complete items; the callbacks read only these fields
  const callbacks = options.plugins?.tooltip?.callbacks as unknown as {
    title: (items: object[]) => string;
    label: (item: object) => string;
  };
  expect(callbacks.title([{ dataIndex: 1 }])).toBe("Feb in full");
  expect(callbacks.label({ dataset: { label: "Emissions" }, parsed: { y: 386 } })).toBe("Emissions: 386 t");
});
