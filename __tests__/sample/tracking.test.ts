import { screen, within } from "@testing-library/react";
import { localizedPath } from "../../src/domain/paths";
import { describePage, readPublic } from "./built-page";
import { factsOf, linesOf, linksOf, nameOf, region, wordsOf, wordsOfAll } from "./words";

const expected = {
  en: {
    back: ["Back", "/"],
    title: "Carbon tracking",
    lead: /^A sample dashboard\./,
    notice: ["Sample data", /^Every figure on this page is made up/],
    summaries: {
      "Total emissions": "1.2M tonnes CO₂e",
      Reductions: "320K tonnes CO₂e",
      "Active projects": "42",
      "Cost savings": "$4.2M",
      "Emissions, all months": "3,594",
      "Reductions, all months": "4,084",
    },
    chart: "Emissions and reductions by month",
    lines: ["Emissions", "Reductions"],
    hint: "Hover, tap or use the arrows to read each month.",
    table: ["Show the numbers as a table", "Monthly figures in tonnes CO₂e. Sample data."],
    columns: ["Month", "Emissions", "Reductions"],
    months: "January February March April May June July August September October November December",
    reportsTitle: "Recent reports",
    reports: [
      ["Quarterly emissions report", "New", "1 June 2024"],
      ["Supplier survey results", "Viewed", "15 May 2024"],
      ["Peat block water levels", "Viewed", "2 May 2024"],
    ],
    recommendationsTitle: "Recommendations",
    recommendations: [
      [
        "Move night cooling to off-peak hours",
        "Two sites still chill warehouses at the dirtiest hour of the grid.",
        "Illustration: saves 18 tonnes CO₂e more each month from March.",
        "Apply",
      ],
      [
        "Switch two delivery routes to rail",
        "Bekasi to Surabaya runs half empty three nights a week.",
        "Illustration: saves 32 tonnes CO₂e more each month from June.",
        "Apply",
      ],
      [
        "Add shade trees to the east car park",
        "Forty trees would cut cooling demand in the office block beside it.",
        "Illustration: saves 6 tonnes CO₂e more each month from September.",
        "Apply",
      ],
    ],
    nothing: "No recommendation applied yet.",
    take: "Download or share",
    ways: ["Download CSV", "Download PNG", "Copy link to this view"],
    row: "July 2024,296,341,Sample data,CC-BY-4.0",
  },
  id: {
    back: ["Kembali", "/id/"],
    title: "Pemantauan karbon",
    lead: /^Sebuah contoh dasbor\./,
    notice: ["Data contoh", /^Semua angka di halaman ini rekaan/],
    summaries: {
      "Total emisi": "1,2 juta ton CO₂e",
      Pengurangan: "320 ribu ton CO₂e",
      "Proyek aktif": "42",
      "Penghematan biaya": "US$4,2 jt",
      "Emisi, semua bulan": "3.594",
      "Pengurangan, semua bulan": "4.084",
    },
    chart: "Emisi dan pengurangan per bulan",
    lines: ["Emisi", "Pengurangan"],
    hint: "Arahkan kursor, ketuk grafik, atau pakai tombol panah untuk membaca angka tiap bulan.",
    table: ["Tampilkan angka sebagai tabel", "Angka bulanan dalam ton CO₂e. Data contoh."],
    columns: ["Bulan", "Emisi", "Pengurangan"],
    months: "Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember",
    reportsTitle: "Laporan terbaru",
    reports: [
      ["Laporan emisi triwulanan", "Baru", "1 Juni 2024"],
      ["Hasil survei pemasok", "Sudah dilihat", "15 Mei 2024"],
      ["Tinggi muka air blok gambut", "Sudah dilihat", "2 Mei 2024"],
    ],
    recommendationsTitle: "Rekomendasi",
    recommendations: [
      [
        "Pindahkan pendinginan malam ke luar jam puncak",
        "Dua lokasi masih mendinginkan gudang pada jam ketika emisi listrik jaringan paling tinggi.",
        "Ilustrasi: pengurangan bertambah 18 ton CO₂e setiap bulan mulai Maret.",
        "Terapkan",
      ],
      [
        "Alihkan dua rute pengiriman ke kereta api",
        "Rute Bekasi–Surabaya setengah kosong tiga malam seminggu.",
        "Ilustrasi: pengurangan bertambah 32 ton CO₂e setiap bulan mulai Juni.",
        "Terapkan",
      ],
      [
        "Tambah pohon peneduh di parkiran timur",
        "Empat puluh pohon akan mengurangi kebutuhan pendingin di gedung kantor di sebelahnya.",
        "Ilustrasi: pengurangan bertambah 6 ton CO₂e setiap bulan mulai September.",
        "Terapkan",
      ],
    ],
    nothing: "Belum ada rekomendasi yang diterapkan.",
    take: "Unduh atau bagikan data",
    ways: ["Unduh CSV", "Unduh PNG", "Salin tautan tampilan ini"],
    row: "Juli 2024;296;341;Data contoh;CC-BY-4.0",
  },
};

describePage("/tracking/", expected, (words, language) => {
  const main = () => screen.getByRole("main");

  test("it says what it is, that its figures are made up, and leads back", () => {
    expect(screen.getByRole("heading", { level: 1, name: words.title })).toBeInTheDocument();
    for (const text of [words.lead, ...words.notice]) expect(screen.getByText(text)).toBeInTheDocument();
    expect(linksOf(main())[0]).toEqual(words.back);
  });

  test("four cards and the totals of the chart sum up", () => {
    expect(factsOf(main())).toEqual(Object.entries(words.summaries));
  });

  test("a chart has a line of emissions and one of reductions", () => {
    const chart = region(words.chart);
    const [legend = chart] = within(chart).getAllByRole("list");
    expect(wordsOfAll(legend, "button")).toEqual(words.lines);
    expect(within(chart).getByText(words.hint)).toBeInTheDocument();
  });

  test("from January to December emissions fall from 400 to 180 and reductions rise from 240 to 460", () => {
    const [summary = "", caption] = words.table;
    expect(screen.getByText(summary)).toBeInTheDocument();
    const table = screen.getByRole("table", { name: caption });
    expect(wordsOfAll(table, "columnheader")).toEqual(words.columns);
    expect(wordsOfAll(table, "rowheader").join(" ")).toBe(words.months);
    const cells = wordsOfAll(table, "cell").map(Number);
    const emissions = cells.filter((_, index) => index % 2 === 0);
    const reductions = cells.filter((_, index) => index % 2 === 1);
    expect([emissions[0], emissions[11], reductions[0], reductions[11]]).toEqual([400, 180, 240, 460]);
    expect(emissions).toEqual(emissions.toSorted((one, other) => other - one));
    expect(reductions).toEqual(reductions.toSorted((one, other) => one - other));
  });

  test("of three recent reports the first is new", () => {
    const reports = within(region(words.reportsTitle)).getAllByRole("listitem");
    expect(reports.map(linesOf)).toEqual(words.reports);
  });

  test("three recommendations say what they would do and can be applied", () => {
    const section = region(words.recommendationsTitle);
    expect(within(section).getAllByRole("listitem").map(linesOf)).toEqual(words.recommendations);
    expect(within(section).getAllByRole("button").map(nameOf)).toEqual(
      words.recommendations.map(([title, , , apply]) => `${apply}: ${title}`),
    );
    expect(within(section).getByRole("status")).toHaveTextContent(words.nothing);
  });

  test("the figures can be taken along", () => {
    const ways = screen.getByRole("group", { name: words.take });
    expect([...ways.children].map(wordsOf)).toEqual(words.ways);
    const csv = localizedPath("/tracking/sample-data.csv", language);
    expect(linksOf(ways)).toEqual([[words.ways[0], csv]]);
    expect(readPublic(csv).split("\r\n")).toContain(words.row);
  });
});
