import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TrackingView } from "../../../src/views/tracking/TrackingView";
import { renderIn } from "../../setup/render";
import { trackingContent } from "./tracking-page";

const words = {
  en: {
    title: "Carbon tracking",
    lead: /^A sample dashboard\./,
    notice: /^Every figure on this page is made up/,
    chart: "Emissions and reductions by month",
    series: ["Emissions", "Reductions"],
    months: "January February March April May June July August September October November December",
    hint: "Point at the chart or step through it to read a month.",
    reports: [
      ["Quarterly emissions report", "June 1, 2024"],
      ["Supplier survey results", "May 15, 2024"],
      ["Peat block water levels", "May 2, 2024"],
    ],
    recommendations: [
      [
        "Move night cooling to off-peak hours",
        "Two sites",
        "18 tons CO₂e more reduced each month from March.",
      ],
      ["Switch two delivery routes to rail", "Bekasi to", "32 tons CO₂e more reduced each month from June."],
      [
        "Add shade trees to the east car park",
        "Forty trees",
        "6 tons CO₂e more reduced each month from September.",
      ],
    ],
    nothing: "Nothing is applied.",
    table: ["Show the numbers as a table", "Monthly figures", "Monthly figures in tons CO₂e. Sample data."],
    slider: ["Month on the chart", "No month chosen"],
    take: ["Take it with you", "Download CSV", "Download PNG", "Copy link to this view"],
    copied: "Link copied. It opens the chart as you see it now.",
  },
  id: {
    title: "Pemantauan karbon",
    lead: /^Sebuah contoh dasbor\./,
    notice: /^Semua angka di halaman ini dikarang/,
    chart: "Emisi dan pengurangan per bulan",
    series: ["Emisi", "Pengurangan"],
    months: "Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember",
    hint: "Tunjuk bagan atau telusuri bulan demi bulan untuk membaca angkanya.",
    reports: [
      ["Laporan emisi triwulanan", "1 Juni 2024"],
      ["Hasil survei pemasok", "15 Mei 2024"],
      ["Tinggi muka air blok gambut", "2 Mei 2024"],
    ],
    recommendations: [
      [
        "Pindahkan pendinginan malam ke luar jam puncak",
        "Dua lokasi",
        "bertambah 18 ton CO₂e setiap bulan mulai Maret.",
      ],
      [
        "Alihkan dua rute pengiriman ke kereta api",
        "Rute Bekasi",
        "bertambah 32 ton CO₂e setiap bulan mulai Juni.",
      ],
      [
        "Tambah pohon peneduh di parkiran timur",
        "Empat puluh pohon",
        "bertambah 6 ton CO₂e setiap bulan mulai September.",
      ],
    ],
    nothing: "Belum ada yang diterapkan.",
    table: ["Tampilkan angka sebagai tabel", "Angka bulanan", "Angka bulanan dalam ton CO₂e. Data contoh."],
    slider: ["Bulan pada bagan", "Belum ada bulan yang dipilih"],
    take: ["Bawa datanya", "Unduh CSV", "Unduh PNG", "Salin tautan tampilan ini"],
    copied: "Tautan disalin. Tautan ini membuka bagan seperti yang Anda lihat sekarang.",
  },
} as const;

describe.each(["en", "id"] as const)("the dashboard in %s", (language) => {
  const expected = words[language];

  beforeEach(() => {
    history.replaceState(null, "", "/tracking/");
    window.IntersectionObserver = class {
      observe = jest.fn();
      unobserve = jest.fn();
      disconnect = jest.fn();
    } as unknown as typeof IntersectionObserver;
    renderIn(language, <TrackingView page={trackingContent(language)} />, "/tracking/");
  });

  test("says what it is, and that its figures are made up", () => {
    expect(screen.getByRole("heading", { level: 1, name: expected.title })).toBeVisible();
    expect(screen.getByText(expected.lead)).toBeVisible();
    expect(screen.getByText(expected.notice)).toBeVisible();
  });

  test("has a chart of two lines and a table of January to December", () => {
    expect(screen.getByRole("heading", { level: 2, name: expected.chart })).toBeVisible();
    for (const name of expected.series) {
      expect(screen.getByRole("button", { name, pressed: true })).toBeVisible();
      expect(screen.getByRole("columnheader", { name, hidden: true })).toBeInTheDocument();
    }
    const months = within(screen.getByRole("table")).getAllByRole("rowheader", { hidden: true });
    expect(months.map((month) => month.textContent).join(" ")).toBe(expected.months);
    expect(screen.getByText(expected.hint)).toBeVisible();
    const [summary, region, caption] = expected.table;
    expect(screen.getByText(summary)).toBeVisible();
    expect(screen.getByRole("region", { name: region, hidden: true })).toBeInTheDocument();
    expect(screen.getByRole("table", { name: caption })).toBeInTheDocument();
    const [slider, none] = expected.slider;
    expect(screen.getByRole("slider", { name: slider })).toHaveAttribute("aria-valuetext", none);
  });

  test("names three reports with their dates", () => {
    for (const [title, date] of expected.reports) {
      const report = screen.getByText(title).closest("li") ?? document.body;
      expect(within(report).getByText(date)).toBeVisible();
    }
  });

  test("says of three recommendations why, and what each would change", () => {
    for (const [title, reason, effect] of expected.recommendations) {
      const item = screen.getByRole("heading", { level: 3, name: title }).closest("li");
      expect(item).toHaveTextContent(reason);
      expect(item).toHaveTextContent(effect);
    }
    expect(screen.getByText(expected.nothing)).toBeVisible();
  });

  test("can be taken along", async () => {
    const user = userEvent.setup();
    const [label, file, ...buttons] = expected.take;
    const group = within(screen.getByRole("group", { name: label }));
    expect(group.getByRole("link", { name: file })).toBeVisible();
    expect(group.getAllByRole("button").map((button) => button.textContent)).toEqual(buttons);
    await user.click(group.getByRole("button", { name: buttons[1] }));
    expect(await screen.findByText(expected.copied)).toHaveAttribute("role", "status");
  });
});
