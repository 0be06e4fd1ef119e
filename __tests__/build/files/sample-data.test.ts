import { readdirSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import {
  sampleDataCsv,
  sampleDataPath,
  type SampleData,
  writeSampleData,
} from "../../../src/build/files/sample-data";
import { trackingPage } from "../../../src/content-model/pages/tracking";
import { temporaryFolder } from "../../setup/temporary-folder";

type Chart = SampleData["chart"];

const chart: Chart = {
  title: "By month",
  unit: "ton CO₂e",
  month: "Bulan",
  note: "Catatan",
  emissions: "Emisi",
  definition: "Satu kawasan",
  emissionsTotal: "all-emissions" as Chart["emissionsTotal"],
  reductionsTotal: "all-reductions" as Chart["reductionsTotal"],
  reductions: 'Pengurangan "bersih"',
  whatIf: "Pengandaian",
};

const data: SampleData = {
  language: "id",
  sampleMark: "Data contoh",
  chart,
  months: [
    { month: 1, emissions: 400, reductions: 240 },
    { month: 12, emissions: 180, reductions: 460 },
  ],
};

test("every row says its year and that it is sample data, and an Indonesian spreadsheet reads its columns", () => {
  expect(sampleDataCsv(data, 2024, { heading: "Lisensi", name: "BAY-1.0" })).toBe(
    [
      '\uFEFFBulan;Emisi (ton CO₂e);"Pengurangan ""bersih"" (ton CO₂e)";Catatan;Lisensi',
      "Januari 2024;400;240;Data contoh;BAY-1.0",
      "Desember 2024;180;460;Data contoh;BAY-1.0",
      "",
    ].join("\r\n"),
  );
});

test.each([
  { language: "en", path: "/tracking/sample-data.csv" },
  { language: "id", path: "/id/tracking/sample-data.csv" },
])("the file in $language is at $path", ({ language, path }) => {
  expect(sampleDataPath(language)).toBe(path);
});

test("where the figure of the total was left out as broken, there is no file, and the build goes on", () => {
  const directory = temporaryFolder();
  const args = {
    getNodesByType: (type: string) => (type === trackingPage.typeName ? [data] : []),
    store: { getState: () => ({ program: { directory } }) },
  } as unknown as BuildArgs; // the step reads these two of the many things that Gatsby hands to it
  void writeSampleData(args, { plugins: [] }, () => undefined);
  expect(readdirSync(directory)).toEqual([]);
});
