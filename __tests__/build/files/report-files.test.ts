import words from "../../../locales/en/transparency.json";
import { reportCsv, reportDataPath } from "../../../src/build/files/report-files";

const report: Parameters<typeof reportCsv>[0] = {
  ...{ opening: 500, sample: true },
  income: [{ source: "grants", amount: 70.5 }],
  spending: [{ purpose: "peatland", amount: 30 }],
};

test("each row of a report's money says whether it came in or went out, and that it is a sample", () => {
  const { csv, income, spending, money } = words;
  expect(reportCsv(report, words, "en")).toBe(
    [
      `\uFEFF${csv.flow},${csv.what},${csv.amount},${csv.note}`,
      `${csv.balance},${money.opening},500,${csv.sample}`,
      `${csv.in},${income.grants},70.5,${csv.sample}`,
      `${csv.out},${spending.peatland},30,${csv.sample}`,
      `${csv.balance},${money.closing},540.5,${csv.sample}`,
      "",
    ].join("\r\n"),
  );
});

test("its address is below the report's, in each language", () => {
  expect(reportDataPath("dry-season", "id")).toBe("/id/transparency/dry-season/money.csv");
});
