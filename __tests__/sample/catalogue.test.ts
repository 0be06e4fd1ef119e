import { screen, within } from "@testing-library/react";
import { describePage } from "./built-page";
import { factsOf, linesOf, linksOf, region, wordsOfAll } from "./words";

const catalogue = {
  en: {
    title: "All projects",
    lead: /^Projects across companies, cities, schools and farms\./,
    back: ["Back to home", "/"],
    search: ["Search projects", "Title, text or category"],
    filter: "Filter projects by category",
    tabs: {
      All: "/projects/",
      Corporate: "/projects/category/corporate/",
      Municipal: "/projects/category/municipal/",
      Education: "/projects/category/education/",
      Technology: "/projects/category/technology/",
    },
    count: "8 projects",
    cards: [
      ["Completed", "Corporate", "2022", "Corporate Carbon Baseline", "180K tonnes offset"],
      ["Active", "Corporate", "2024", "Deforestation-Free Supply Watch", "Every shipment checked monthly"],
      ["Ongoing", "Municipal", "2023", "Green City Canopy, Bekasi", "1,100 trees planted"],
      ["Available", "Education", "2023", "Schools for Standing Forests", ">75 communities targeted"],
      ["Beta", "Technology", "2024", "Open Canopy Network", "1M+ tonnes of CO₂ tracked"],
      [
        "Available",
        "Technology",
        "2024",
        "Peat Water-Table Sensors",
        "Villages warned before the peat dries",
      ],
      ["Ongoing", "Energy", "2023", "Village Solar and Cold Storage", "Ice rooms run on sunlight"],
      ["Completed", "Agriculture", "2022", "Coffee under Shade", "1,600 hectares restored"],
    ],
    learnMore: ["Learn more: Corporate Carbon Baseline", "/projects/corporate-carbon-baseline/"],
    map: "Where we work",
  },
  id: {
    title: "Semua proyek",
    lead: /^Proyek bersama perusahaan, kota, sekolah, dan petani\./,
    back: ["Kembali ke beranda", "/id/"],
    search: ["Cari proyek", "Judul, teks, atau kategori"],
    filter: "Saring proyek menurut kategori",
    tabs: {
      Semua: "/id/projects/",
      Perusahaan: "/id/projects/category/corporate/",
      Kota: "/id/projects/category/municipal/",
      Pendidikan: "/id/projects/category/education/",
      Teknologi: "/id/projects/category/technology/",
    },
    count: "8 proyek",
    cards: [
      ["Selesai", "Perusahaan", "2022", "Garis Dasar Karbon Perusahaan", "180 ribu ton diimbangi"],
      [
        "Aktif",
        "Perusahaan",
        "2024",
        "Pantau Pasok Bebas Deforestasi",
        "Setiap kiriman diperiksa tiap bulan",
      ],
      ["Sedang Berjalan", "Kota", "2023", "Tajuk Kota Hijau, Bekasi", "1.100 pohon ditanam"],
      ["Tersedia", "Pendidikan", "2023", "Sekolah untuk Hutan Lestari", ">75 komunitas sasaran"],
      ["Beta", "Teknologi", "2024", "Jaringan Tajuk Terbuka", "1 juta+ ton CO₂ terpantau"],
      [
        "Tersedia",
        "Teknologi",
        "2024",
        "Sensor Muka Air Gambut",
        "Desa diberi tahu sebelum gambut mengering",
      ],
      [
        "Sedang Berjalan",
        "Energi",
        "2023",
        "Listrik Surya Desa dan Ruang Pendingin",
        "Ruang es bertenaga matahari",
      ],
      ["Selesai", "Pertanian", "2022", "Kopi di Bawah Naungan", "1.600 hektare dipulihkan"],
    ],
    learnMore: ["Selengkapnya: Garis Dasar Karbon Perusahaan", "/id/projects/corporate-carbon-baseline/"],
    map: "Di mana kami bekerja",
  },
};

describePage("/projects/", catalogue, (words) => {
  test("it says what it is, and leads back home", () => {
    expect(screen.getByRole("heading", { level: 1, name: words.title })).toBeInTheDocument();
    expect(screen.getByText(words.lead)).toBeInTheDocument();
    expect(linksOf(screen.getByRole("main"))[0]).toEqual(words.back);
  });

  test("it can be searched, and narrowed to four categories", () => {
    const [label, placeholder] = words.search;
    const box = screen.getByRole("searchbox", { name: label });
    expect(box).toHaveAttribute("placeholder", placeholder);
    expect(linksOf(screen.getByRole("navigation", { name: words.filter }))).toEqual(
      Object.entries(words.tabs),
    );
  });

  test("eight projects have a picture, a status, a category, a year and an impact", () => {
    expect(screen.getByText(words.count)).toHaveAttribute("role", "status");
    const shown = screen.getAllByRole("article");
    expect(shown.map((card) => linesOf(card).slice(0, 5))).toEqual(words.cards);
    for (const card of shown) {
      expect(within(card).getByRole("img")).toHaveAccessibleName();
      // a description, and a link with the title again, unseen; where the figure is a total or a sample, it says so
      expect([8, 9]).toContain(linesOf(card).length);
    }
    expect(linksOf(screen.getByRole("main"))).toContainEqual(words.learnMore);
  });

  test("a map has a marker for each of the twelve projects", () => {
    const markers = screen.getByRole("list", { name: words.map });
    for (const places of [markers, region(words.map)])
      expect(within(places).getAllByRole("link")).toHaveLength(12);
  });
});

const project = {
  en: {
    title: "Open Canopy Network",
    label: "Project facts",
    facts: {
      Status: "Beta",
      Category: "Technology",
      Year: "2024",
      Impact: "1M+ tonnes of CO₂ tracked Total of the programme · Sample figure",
      Where: "Palangka Raya, Central Kalimantan",
    },
    give: ["Donate to this work", "/donate/for/open-canopy-network/"],
    featuresTitle: "Key features",
    features: [
      "Plain files, with no fee and no form",
      "Each station has a paid keeper from nearby",
      "Wrong readings stay, struck through and corrected",
    ],
    related: "More projects",
  },
  id: {
    title: "Jaringan Tajuk Terbuka",
    label: "Fakta proyek",
    facts: {
      Status: "Beta",
      Kategori: "Teknologi",
      Tahun: "2024",
      Dampak: "1 juta+ ton CO₂ terpantau Jumlah seluruh program · Angka contoh",
      Lokasi: "Palangka Raya, Kalimantan Tengah",
    },
    give: ["Donasi untuk proyek ini", "/id/donate/for/open-canopy-network/"],
    featuresTitle: "Fitur utama",
    features: [
      "Berkas biasa, tanpa biaya dan tanpa formulir",
      "Setiap stasiun punya penjaga dari sekitar yang diupah",
      "Data yang keliru tetap ada, dicoret dan dikoreksi",
    ],
    related: "Proyek lain",
  },
};

describePage("/projects/open-canopy-network/", project, (words) => {
  test("a project has a page with its facts, its key features and a way to give", () => {
    expect(screen.getByRole("heading", { level: 1, name: words.title })).toBeInTheDocument();
    const facts = screen.getByRole("complementary", { name: words.label });
    expect(factsOf(facts)).toEqual(Object.entries(words.facts));
    expect(linksOf(facts)).toContainEqual(words.give);
    expect(wordsOfAll(region(words.featuresTitle), "listitem")).toEqual(words.features);
    expect(within(region(words.related)).getAllByRole("article")).toHaveLength(3);
  });
});

const evidence = {
  en: {
    title: "How it is going",
    series: "Water level in the peat",
    limit: "40: the limit of Government Regulation No. 71 of 2014",
    deepest: ["Aug 2026", "46"],
    wrong: "A message that nobody read",
    sample: /^Figures, updates and setbacks below are made up/,
  },
  id: {
    title: "Perkembangannya",
    series: "Muka air di gambut",
    limit: "40: ambang gambut menurut PP Nomor 71 Tahun 2014",
    deepest: ["Agu 2026", "46"],
    wrong: "Pesan yang tidak terbaca",
    sample: /^Angka, kabar, dan kegagalan di bawah ini rekaan/,
  },
};

describePage("/projects/wet-peat-quiet-season/", evidence, (words) => {
  test("a project shows how it goes, with its values and what went wrong, as a sample", () => {
    const part = within(region(words.title));
    const figure = part.getByRole("figure", { name: words.series });
    expect(linesOf(figure)).toContain(words.limit);
    const rows = within(figure)
      .getAllByRole("row")
      .map((row) => linesOf(row));
    expect(rows).toContainEqual(words.deepest);
    expect(part.getByRole("heading", { name: words.wrong })).toBeInTheDocument();
    expect(part.getByText(words.sample)).toBeInTheDocument();
  });
});
