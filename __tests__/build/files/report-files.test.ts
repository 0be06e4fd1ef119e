import words from "../../../locales/en/transparency.json";
import { reportCsv, reportDataPath } from "../../../src/build/files/report-files";

const report: Parameters<typeof reportCsv>[0] = {
  ...{ title: "Dry season", opening: 500, sample: true },
  income: [{ source: "grants", amount: 70.5 }],
  spending: [{ purpose: "peatland", amount: 30 }],
};

test("each row of a report's money says its quarter, whether it came in or went out, that it is a sample, and whose it is", () => {
  const { csv, income, spending, money } = words;
  expect(reportCsv(report, words, "en", { organisation: "The Bay", licence: "BAY-1.0" })).toBe(
    [
      `\uFEFF${csv.period},${csv.flow},${csv.what},${csv.amount},${csv.note},${csv.organisation},${csv.licence}`,
      `Dry season,${csv.balance},${money.opening},500,${csv.sample},The Bay,BAY-1.0`,
      `Dry season,${csv.in},${income.grants},70.5,${csv.sample},The Bay,BAY-1.0`,
      `Dry season,${csv.out},${spending.peatland},30,${csv.sample},The Bay,BAY-1.0`,
      `Dry season,${csv.balance},${money.closing},540.5,${csv.sample},The Bay,BAY-1.0`,
      "",
    ].join("\r\n"),
  );
});

test("its address is below the report's, in each language", () => {
  expect(reportDataPath({ path: "/id/transparency/dry-season/" })).toBe(
    "/id/transparency/dry-season/money.csv",
  );
});
