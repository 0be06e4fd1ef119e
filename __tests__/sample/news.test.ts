import { screen, within } from "@testing-library/react";
import { describePage } from "./built-page";
import { around, linesOf, linksOf, wordsOf } from "./words";

const index = {
  en: {
    title: "From the field",
    filter: "Filter news",
    categories: {
      All: "/news/",
      "Product update": "/news/category/product-update/",
      Partnership: "/news/category/partnership/",
      Resource: "/news/category/resource/",
    },
    articles: [
      [
        "Partnership",
        "Twelve communities sign a shared agreement for the Sentani slopes",
        "By Yohana Wally",
        "30 September 2025",
      ],
      [
        "Product update",
        "The tracking dashboard now reads monthly reports",
        "By Dimas Prasetyo",
        "1 June 2024",
      ],
      ["Resource", "Field guide: reading a peat water table", "By Rani Wulandari", "14 May 2024"],
      ["Partnership", "Bekasi lets its street sweepers choose the trees", "By Made Artawan", "22 April 2024"],
    ],
  },
  id: {
    title: "Dari lapangan",
    filter: "Saring berita",
    categories: {
      Semua: "/id/news/",
      "Pembaruan produk": "/id/news/category/product-update/",
      Kemitraan: "/id/news/category/partnership/",
      Pustaka: "/id/news/category/resource/",
    },
    articles: [
      [
        "Kemitraan",
        "Dua belas masyarakat adat menandatangani kesepakatan bersama untuk lereng Sentani",
        "Oleh Yohana Wally",
        "30 September 2025",
      ],
      [
        "Pembaruan produk",
        "Dasbor pemantauan kini membaca laporan bulanan",
        "Oleh Dimas Prasetyo",
        "1 Juni 2024",
      ],
      ["Pustaka", "Panduan lapangan: membaca muka air gambut", "Oleh Rani Wulandari", "14 Mei 2024"],
      [
        "Kemitraan",
        "Bekasi mempersilakan penyapu jalan memilih pohonnya",
        "Oleh Made Artawan",
        "22 April 2024",
      ],
    ],
  },
};

describePage("/news/", index, (words) => {
  test("it can be narrowed to a category", () => {
    expect(screen.getByRole("heading", { level: 1, name: words.title })).toBeInTheDocument();
    expect(linksOf(screen.getByRole("navigation", { name: words.filter }))).toEqual(
      Object.entries(words.categories),
    );
  });

  test("four articles, newest first, have a picture, a category, an author, a date and an excerpt", () => {
    const cards = screen.getAllByRole("article");
    const shown = cards.map((card) => {
      const [category, title, excerpt, author, date] = linesOf(card);
      expect(excerpt).toMatch(/\.$/);
      return [category, title, author, date];
    });
    expect(shown).toEqual(words.articles);
    for (const card of cards) expect(within(card).getByRole("img")).toHaveAccessibleName();
  });
});

describePage(
  "/news/category/milestone/",
  {
    en: ["No articles here yet", "Show all news"],
    id: ["Belum ada artikel di sini", "Tampilkan semua berita"],
  },
  ([title, all]) => {
    test("a category without articles says so", () => {
      expect(screen.getByRole("heading", { level: 2, name: title })).toBeInTheDocument();
      expect(screen.getByRole("link", { name: all })).toBeInTheDocument();
    });
  },
);

const agreement = {
  en: {
    head: [
      "Partnership",
      "Twelve communities sign a shared agreement for the Sentani slopes",
      "Author:",
      "Yohana Wally",
      "Published:",
      "30 September 2025",
      "Reading time:",
      "2 minutes",
    ],
    project: ["Sentani Lakeside Nurseries", "/projects/sentani-lakeside-nurseries/"],
    reach:
      /Twelve indigenous communities are engaged in the programme today, and over 75 communities are targeted in all our work/,
    ask: "A seedling needs someone to carry it.",
  },
  id: {
    head: [
      "Kemitraan",
      "Dua belas masyarakat adat menandatangani kesepakatan bersama untuk lereng Sentani",
      "Penulis:",
      "Yohana Wally",
      "Terbit:",
      "30 September 2025",
      "Waktu baca:",
      "2 menit",
    ],
    project: ["Persemaian Tepi Danau Sentani", "/id/projects/sentani-lakeside-nurseries/"],
    reach:
      /Saat ini dua belas masyarakat adat terlibat dalam program, dan sasaran seluruh kerja kami lebih dari 75 komunitas/,
    ask: "Setiap bibit butuh orang yang membawanya.",
  },
};

describePage("/news/sentani-agreement/", agreement, ({ head, project, reach, ask }) => {
  test("the newest article is of 30 September 2025", () => {
    const [, title = ""] = head;
    const shown = around(title, "header");
    expect(linesOf(shown)).toEqual(head);
    expect(shown.querySelector("time")).toHaveAttribute("datetime", "2025-09-30");
  });

  test("it says how many communities take part, names its project and asks for a donation", () => {
    const article = screen.getByRole("article");
    expect(article).toHaveTextContent(reach);
    expect(linksOf(article)).toContainEqual(project);
    expect(screen.getByRole("region", { name: ask })).toBeInTheDocument();
  });
});

for (const slug of [
  "sentani-agreement",
  "tracking-dashboard-monthly-reports",
  "reading-a-peat-water-table",
  "bekasi-street-trees",
]) {
  describePage(`/news/${slug}/`, { en: 300, id: 300 }, (least) => {
    test(`it is written in full: ${least} words and more`, () => {
      const paragraphs = [...screen.getByRole("article").querySelectorAll("p, li, td, h2")];
      expect(paragraphs.map(wordsOf).join(" ").split(" ").length).toBeGreaterThanOrEqual(least);
    });
  });
}
