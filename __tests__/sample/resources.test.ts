import { screen, within } from "@testing-library/react";
import { describePage } from "./built-page";
import { factsOf, linesOf, linksOf, region, wordsOfAll } from "./words";

const shelves = {
  en: {
    title: "Take our tools",
    featured: [
      "4.8/5 from 120 reviews",
      "5,000+ downloads",
      "48 pages",
      "Rating and downloads are sample figures.",
    ],
    shelves: {
      Templates: [
        ["Emissions inventory template", "Free", "5.2K downloads (sample)"],
        ["Fire-free agreement template", "Free"],
        ["Canopy photo monitoring sheet", "Free"],
      ],
      Guides: [
        ["Peat restoration checklist", "Free", "3.8K downloads (sample)"],
        ["Village boundary mapping kit", "Free"],
        ["Nursery calendar for native species", "Free"],
        ["Consent conversation guide", "Free"],
      ],
      "Text courses": [["Carbon accounting in ten parts", "$49.99", "1.2K readers (sample)"]],
    },
    details: "View details",
  },
  id: {
    title: "Silakan pakai bahan kami",
    featured: [
      "4,8/5 dari 120 ulasan",
      "5.000+ unduhan",
      "51 halaman",
      "Nilai dan jumlah unduhan adalah angka contoh.",
    ],
    shelves: {
      Templat: [
        ["Templat inventarisasi emisi", "Gratis", "5,2 rb unduhan (contoh)"],
        ["Templat kesepakatan bebas api", "Gratis"],
        ["Lembar pemantauan foto tajuk", "Gratis"],
      ],
      Panduan: [
        ["Daftar periksa pemulihan gambut", "Gratis", "3,8 rb unduhan (contoh)"],
        ["Perangkat pemetaan batas desa", "Gratis"],
        ["Kalender persemaian jenis asli", "Gratis"],
        ["Panduan percakapan persetujuan", "Gratis"],
      ],
      "Kursus teks": [["Akuntansi karbon dalam sepuluh bagian", "Rp800.000", "1,2 rb pembaca (contoh)"]],
    },
    details: "Lihat rincian",
  },
};

describePage("/resources/", shelves, (words) => {
  test("the e-book is featured", () => {
    expect(screen.getByRole("heading", { level: 1, name: words.title })).toBeInTheDocument();
    expect(wordsOfAll(screen.getByRole("article"), "listitem")).toEqual(words.featured);
  });

  test("every other resource is on the shelf of its type, with its price and downloads", () => {
    const shown = Object.keys(words.shelves).map((name) => {
      const items = within(region(name)).getAllByRole("listitem");
      // the lines of an item: type, title, description, price and downloads, link
      return [name, items.map(linesOf).map(([, title, , ...rest]) => [title, ...rest.slice(0, -1)])];
    });
    expect(shown).toEqual(Object.entries(words.shelves));
  });
});

const handbook = {
  en: {
    title: "The Carbon Handbook for Indonesian organisations",
    label: "Facts",
    price: "$29.99",
    buy: "Buy the e-book",
    facts: {
      Type: "E-book",
      Rating: "4.8/5 from 120 reviews",
      Length: "48 pages",
      Downloads: "5,000+ downloads",
      "Of this edition": "2,500+ downloads",
    },
    highlightsTitle: "What you get",
    highlights: [
      "Twelve chapters, in English and Indonesian",
      "PDF for paper and EPUB for phones",
      "A form, a list of common mistakes and sources in every chapter",
      "Three invented organisations that count along with you",
    ],
  },
  id: {
    title: "Buku Pegangan Karbon untuk organisasi Indonesia",
    label: "Keterangan",
    price: "Rp480.000",
    buy: "Beli buku",
    facts: {
      Jenis: "Buku elektronik",
      Nilai: "4,8/5 dari 120 ulasan",
      Panjang: "51 halaman",
      Unduhan: "5.000+ unduhan",
      "Edisi ini": "2.500+ unduhan",
    },
    highlightsTitle: "Yang Anda dapatkan",
    highlights: [
      "Dua belas bab, dalam bahasa Indonesia dan Inggris",
      "PDF untuk dicetak dan EPUB untuk ponsel",
      "Formulir, daftar kesalahan yang mudah terjadi, dan sumber di setiap bab",
      "Tiga organisasi rekaan yang ikut menghitung bersama Anda",
    ],
  },
};

describePage("/resources/carbon-handbook/", handbook, (words) => {
  test("the e-book has a price, a rating, its pages and downloads, and is on sale", () => {
    expect(screen.getByRole("heading", { level: 1, name: words.title })).toBeInTheDocument();
    const side = screen.getByRole("complementary", { name: words.label });
    expect(linesOf(side)[0]).toBe(words.price);
    expect(within(side).getByRole("button", { name: words.buy })).toBeInTheDocument();
    expect(factsOf(side)).toEqual(Object.entries(words.facts));
    expect(wordsOfAll(region(words.highlightsTitle), "listitem")).toEqual(words.highlights);
  });
});

const course = {
  en: {
    summary: "Ten lessons to read, each with an exercise and its answer.",
    label: "Facts",
    price: "$49.99",
    buy: "Buy the course",
    facts: { Type: "Text course", Length: "10 lessons", Readers: "1.2K readers" },
  },
  id: {
    summary: "Sepuluh pelajaran untuk dibaca, masing-masing dengan latihan dan jawabannya.",
    label: "Keterangan",
    price: "Rp800.000",
    buy: "Beli kursus",
    facts: { Jenis: "Kursus teks", Panjang: "10 pelajaran", Pembaca: "1,2 rb pembaca" },
  },
};

describePage("/resources/carbon-accounting-course/", course, (words) => {
  test("the course has a price and ten lessons, and is on sale", () => {
    expect(screen.getByText(words.summary)).toBeInTheDocument();
    const side = screen.getByRole("complementary", { name: words.label });
    expect(linesOf(side)[0]).toBe(words.price);
    expect(within(side).getByRole("button", { name: words.buy })).toBeInTheDocument();
    expect(factsOf(side)).toEqual(Object.entries(words.facts));
  });
});

/** The free resources: the endings of their files, and the text of their download count. */
const free = {
  "emissions-inventory-template": {
    files: ["pdf", "xlsx", "csv"],
    en: "5.2K downloads",
    id: "5,2 rb unduhan",
  },
  "peat-restoration-checklist": { files: ["pdf", "docx", "md"], en: "3.8K downloads", id: "3,8 rb unduhan" },
};

for (const [slug, { files, ...downloads }] of Object.entries(free)) {
  const expected = {
    en: {
      label: "Facts",
      price: "Free",
      download: /^Download \(/,
      request: "Request it",
      count: downloads.en,
    },
    id: {
      label: "Keterangan",
      price: "Gratis",
      download: /^Unduh \(/,
      request: "Minta salinan",
      count: downloads.id,
    },
  };
  describePage(`/resources/${slug}/`, expected, (words, language) => {
    test("it is free: files in the reader's language, the designed one first, or by an inquiry", () => {
      const side = screen.getByRole("complementary", { name: words.label });
      expect(linesOf(side)[0]).toBe(words.price);
      expect(within(side).getByText(words.count)).toBeInTheDocument();
      expect(linksOf(side).slice(0, files.length + 1)).toEqual([
        ...files.map((file): unknown[] => [
          expect.stringMatching(words.download),
          expect.stringMatching(`/${slug}.${language}.${file}$`),
        ]),
        [words.request, "#contact"],
      ]);
    });
  });
}
