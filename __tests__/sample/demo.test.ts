import { screen, within } from "@testing-library/react";
import { describePage } from "./built-page";
import { linesOf, linksOf, region, wordsOf, wordsOfAll } from "./words";

const expected = {
  en: {
    back: ["Back", "/"],
    title: "See the tools at work",
    lead: "A walk through the dashboard, the field kit and the papers, in the places they are used.",
    badges: ["15 minutes", "Last updated 1 June 2024"],
    note: "All of it is written below. To take it along, download the text.",
    film: ["Watch the film", "/film/"],
    download: [
      [/^Download \(PDF, [\d.]+ kB\)$/, /\/product-demo\.en\.pdf$/],
      [/^Download \(Markdown text, [\d.]+ kB\)$/, /^\/demo\/product-demo\.en\.md$/],
    ] as const,
    contents: "Demo contents",
    tabs: {
      "Overview 2 items": "#overview",
      "Features 6 items": "#features",
      "Testimonials 4 items": "#testimonials",
      "Resources 4 items": "#resources",
    },
    overview: ["Overview", "From plot to satellite, one number", "Reports people finish reading"],
    features: [
      "Features",
      "Monthly tracking",
      "Boundary maps",
      "Water-table alerts",
      "Scenario layers",
      "Audit trail",
      "Open export",
    ],
    testimonials: "Testimonials",
    people: [
      ["Sri Handayani", "Head of environment, Bekasi city"],
      ["Bagus Santoso", "Plant manager, garment manufacturer"],
      ["Pak Darmawan", "Village fire crew, Riau"],
      ["Maria Kogoya", "Teacher, Jayapura"],
    ],
    resources: "Resources",
    files: [
      ["Guide", "Getting started", "demo-getting-started.en.pdf", "demo-getting-started.en.md"],
      [
        "Template",
        "Emissions inventory",
        "emissions-inventory-template.en.pdf",
        "emissions-inventory-template.en.xlsx",
        "emissions-inventory-template.en.csv",
      ],
      [
        "Slides",
        "Introducing the dashboard to your board",
        "demo-board-slides.en.pdf",
        "demo-board-slides.en.md",
      ],
      [
        "Checklist",
        "Before your first audit",
        "demo-audit-checklist.en.pdf",
        "demo-audit-checklist.en.docx",
        "demo-audit-checklist.en.md",
      ],
    ],
    closing: "Try it with your own numbers.",
    closingLead: "Send us one year of bills. We will send back a first inventory.",
    closingLinks: { "Contact our team": "/#contact", "Open the sample dashboard": "/tracking/" },
  },
  id: {
    back: ["Kembali", "/id/"],
    title: "Lihat cara kerja perangkat kami",
    lead: "Menyusuri dasbor, perangkat lapangan, dan berkas-berkasnya, di tempat semuanya dipakai.",
    badges: ["15 menit", "Terakhir diperbarui 1 Juni 2024"],
    note: "Semuanya tertulis di bawah. Untuk dibawa, unduh teksnya.",
    film: ["Tonton filmnya", "/id/film/"],
    download: [
      [/^Unduh \(PDF, [\d,]+ kB\)$/, /\/product-demo\.id\.pdf$/],
      [/^Unduh \(teks Markdown, [\d,]+ kB\)$/, /^\/id\/demo\/product-demo\.id\.md$/],
    ] as const,
    contents: "Isi demo",
    tabs: {
      "Ikhtisar 2 butir": "#overview",
      "Fitur 6 butir": "#features",
      "Testimoni 4 butir": "#testimonials",
      "Pustaka 4 butir": "#resources",
    },
    overview: ["Ikhtisar", "Dari petak ukur ke satelit, satu angka", "Laporan yang dibaca sampai habis"],
    features: [
      "Fitur",
      "Pemantauan bulanan",
      "Peta batas",
      "Peringatan muka air",
      "Lapisan skenario",
      "Jejak audit",
      "Ekspor terbuka",
    ],
    testimonials: "Testimoni",
    people: [
      ["Sri Handayani", "Kepala dinas lingkungan hidup, Kota Bekasi"],
      ["Bagus Santoso", "Manajer pabrik, produsen garmen"],
      ["Pak Darmawan", "Regu pemadam desa, Riau"],
      ["Maria Kogoya", "Guru, Jayapura"],
    ],
    resources: "Pustaka",
    files: [
      ["Panduan", "Langkah pertama", "demo-getting-started.id.pdf", "demo-getting-started.id.md"],
      [
        "Templat",
        "Inventarisasi emisi",
        "emissions-inventory-template.id.pdf",
        "emissions-inventory-template.id.xlsx",
        "emissions-inventory-template.id.csv",
      ],
      [
        "Salindia",
        "Memperkenalkan dasbor kepada pengurus",
        "demo-board-slides.id.pdf",
        "demo-board-slides.id.md",
      ],
      [
        "Daftar periksa",
        "Sebelum audit pertama",
        "demo-audit-checklist.id.pdf",
        "demo-audit-checklist.id.docx",
        "demo-audit-checklist.id.md",
      ],
    ],
    closing: "Cobalah dengan angka Anda sendiri.",
    closingLead:
      "Kirimkan tagihan selama satu tahun. Kami akan membalasnya dengan inventarisasi pertama Anda.",
    closingLinks: { "Hubungi tim kami": "/id/#contact", "Buka contoh dasbor": "/id/tracking/" },
  },
};

describePage("/demo/", expected, (words) => {
  const main = () => screen.getByRole("main");

  test("it says what it is, how long it takes and when it was updated, and leads back", () => {
    expect(screen.getByRole("heading", { level: 1, name: words.title })).toBeInTheDocument();
    expect(screen.getByText(words.lead)).toBeInTheDocument();
    const badges = screen.getByText(words.badges[0] ?? "").parentElement;
    expect([...(badges?.children ?? [])].map(wordsOf)).toEqual(words.badges);
    expect(badges?.querySelector("time")).toHaveAttribute("datetime", "2024-06-01");
    expect(linksOf(main())[0]).toEqual(words.back);
  });

  test("no button does nothing, there is a way to the film, and the text can be downloaded", () => {
    expect(within(main()).queryByRole("button")).not.toBeInTheDocument();
    expect(screen.getByText(words.note)).toBeInTheDocument();
    expect(linksOf(main())).toContainEqual(words.film);
    for (const [name, file] of words.download)
      expect(linksOf(main())).toContainEqual([expect.stringMatching(name), expect.stringMatching(file)]);
  });

  test("there are four tabs, each with its number of things", () => {
    const tabs = screen.getByRole("navigation", { name: words.contents });
    expect(linksOf(tabs)).toEqual(Object.entries(words.tabs));
  });

  test("the overview has two cards, the features are six", () => {
    for (const [title = "", ...cards] of [words.overview, words.features]) {
      expect(wordsOfAll(region(title), "heading", 3)).toEqual(cards);
    }
  });

  test("four people say what they think of it", () => {
    const quotes = within(region(words.testimonials)).getAllByRole("figure");
    expect(quotes.map((quote) => linesOf(quote).slice(1))).toEqual(words.people);
  });

  test("four things can be downloaded, the designed file first", () => {
    const [list] = within(region(words.resources)).getAllByRole("list");
    const shown = [...(list?.children ?? [])].map((item) => {
      const [kind, title] = linesOf(item);
      const links = within(item as HTMLElement).getAllByRole("link");
      return [kind, title, ...links.map((link) => link.getAttribute("download"))];
    });
    expect(shown).toEqual(words.files);
  });

  test("it ends with what to do next", () => {
    const closing = region(words.closing);
    expect(within(closing).getByText(words.closingLead)).toBeInTheDocument();
    expect(linksOf(closing)).toEqual(Object.entries(words.closingLinks));
  });
});
