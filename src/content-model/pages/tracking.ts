import { z } from "zod";
import { chartProblems } from "../claim-rules";
import { defineCopyFile } from "../collection";
import { choice, claim, date, group, list, longText, number, text } from "../field";
import { ofEach } from "../right-parts";
import { withRules, type Demand } from "../rule";
import { searchText } from "./sections";

const summary = group(
  {
    label: text({ label: { en: "Label", id: "Keterangan" }, max: 40 }),
    claim: claim({ label: { en: "Figure", id: "Angka" } }),
  },
  { label: { en: "Summary card", id: "Kartu ringkasan" }, typeName: "TrackingSummary" },
);

const monthField = (en: string, id: string) =>
  number({
    label: { en, id },
    hint: { en: "1 is January, 12 is December", id: "1 adalah Januari, 12 adalah Desember" },
    min: 1,
    max: 12,
  });

const tons = (en: string, id: string) =>
  number({ label: { en, id }, hint: { en: "Tonnes CO₂e in a month", id: "Ton CO₂e dalam sebulan" } });

const chartPoint = group(
  {
    month: monthField("Month", "Bulan"),
    emissions: tons("Emissions", "Emisi"),
    reductions: tons("Reductions", "Pengurangan"),
  },
  { label: { en: "Month", id: "Bulan" }, typeName: "ChartPoint" },
);

const seriesName = (en: string, id: string) => text({ label: { en, id }, max: 24 });

const chart = group(
  {
    title: text({ label: { en: "Heading", id: "Judul" }, max: 80 }),
    unit: text({ label: { en: "Unit", id: "Satuan" }, max: 24 }),
    definition: longText({
      label: { en: "What the lines count", id: "Yang dihitung oleh garis-garisnya" },
      hint: { en: "Under the heading, after the unit", id: "Di bawah judul, setelah satuan" },
      max: 300,
    }),
    emissionsTotal: claim({
      label: { en: "Emissions of all months", id: "Emisi semua bulan" },
      hint: { en: "The figure has to be their sum", id: "Angkanya harus sama dengan jumlahnya" },
    }),
    reductionsTotal: claim({
      label: { en: "Reductions of all months", id: "Pengurangan semua bulan" },
      hint: { en: "The figure has to be their sum", id: "Angkanya harus sama dengan jumlahnya" },
    }),
    month: seriesName("Column of months", "Kolom bulan"),
    note: seriesName("Column of notes in the file", "Kolom catatan dalam berkas"),
    emissions: seriesName("Name of emissions", "Nama emisi"),
    reductions: seriesName("Name of reductions", "Nama pengurangan"),
    whatIf: seriesName("Name of reductions with recommendations", "Nama pengurangan dengan rekomendasi"),
  },
  { label: { en: "Chart", id: "Grafik" }, typeName: "TrackingChart" },
);

const reportStates = ["new", "viewed"] as const;

const report = group(
  {
    title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
    date: date({ label: { en: "Date", id: "Tanggal" } }),
    state: choice(reportStates, "tracking:report", {
      label: { en: "State", id: "Keadaan" },
      typeName: "ReportState",
    }),
  },
  { label: { en: "Report", id: "Laporan" }, typeName: "TrackingReport" },
);

const recommendation = group(
  {
    key: text({
      label: { en: "Name in addresses", id: "Nama dalam alamat" },
      pattern: { regex: /^[a-z0-9]+(-[a-z0-9]+)*$/, example: "night-cooling" },
      shared: true,
      max: 40,
    }),
    title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
    text: longText({ label: { en: "Text", id: "Teks" }, max: 300 }),
    tons: number({
      label: { en: "Effect", id: "Dampak" },
      hint: { en: "Tonnes CO₂e a month that it would reduce", id: "Ton CO₂e per bulan yang akan dikurangi" },
      min: 1,
    }),
    fromMonth: monthField("First month of the effect", "Bulan pertama dampaknya"),
  },
  { label: { en: "Recommendation", id: "Rekomendasi" }, typeName: "TrackingRecommendation" },
);

const fields = z.strictObject({
  seo: searchText(),
  title: text({ label: { en: "Heading", id: "Judul" }, max: 80 }),
  lead: longText({ label: { en: "Introduction", id: "Pengantar" }, max: 300 }),
  sampleMark: text({
    label: { en: "Sample data: mark", id: "Data contoh: tanda" },
    hint: {
      en: "On the page, the picture and in every row of the table",
      id: "Di halaman, gambar, dan setiap baris tabel",
    },
    max: 40,
  }),
  sampleNotice: longText({
    label: { en: "Sample data: notice", id: "Data contoh: pemberitahuan" },
    max: 300,
  }),
  summaries: list(summary, { label: { en: "Summary cards", id: "Kartu ringkasan" }, min: 4, max: 4 }),
  chart,
  months: list(chartPoint, { label: { en: "Months", id: "Bulan" }, min: 12, max: 12, shared: true }),
  reportsTitle: text({ label: { en: "Reports: heading", id: "Laporan: judul" }, max: 60 }),
  reports: list(report, { label: { en: "Reports", id: "Laporan" }, max: 12 }),
  recommendationsTitle: text({
    label: { en: "Recommendations: heading", id: "Rekomendasi: judul" },
    max: 60,
  }),
  whatIf: longText({
    label: { en: "How an effect is computed", id: "Cara dampak dihitung" },
    max: 400,
  }),
  recommendations: list(recommendation, { label: { en: "Recommendations", id: "Rekomendasi" }, max: 8 }),
});

const monthNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Demands that each month appears exactly once. */
function monthDemands({ months }: z.output<typeof fields>): Demand[] {
  const numbers = ofEach(months, ({ month }) => month);
  const missing = monthNumbers.filter((month) => !numbers.includes(month));
  if (missing.length === 0) return [];
  const expected = {
    en: `a month that is missing: ${missing.join(", ")}`,
    id: `bulan yang belum ada: ${missing.join(", ")}`,
  };
  return numbers.flatMap((month, index) =>
    month !== undefined && numbers.indexOf(month) < index
      ? [{ path: ["months", index, "month"], expected }]
      : [],
  );
}

/** Words and sample figures of the carbon dashboard. Figures are the same in every language. */
export const trackingPage = defineCopyFile({
  name: "tracking",
  folder: "pages",
  typeName: "TrackingPage",
  label: { en: "Carbon tracking", id: "Pemantauan karbon" },
  shareSection: "",
  schema: withRules(fields, monthDemands),
  rule: chartProblems,
});
