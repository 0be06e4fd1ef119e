import { screen, within } from "@testing-library/react";
import { describePage } from "./built-page";
import { factsOf, linesOf, linksOf, region, wordsOfAll } from "./words";

const shelves = {
  en: {
    title: "Take our tools",
    featured: ["4.8/5 from 120 reviews", "5,000+ downloads", "150 pages"],
    shelves: {
      "E-books": [["The Carbon Handbook", "$29.99", "2.5K downloads"]],
      Templates: [
        ["Emissions inventory template", "Free", "5.2K downloads"],
        ["Fire-free agreement template", "Free"],
        ["Canopy photo monitoring sheet", "Free"],
      ],
      Guides: [
        ["Peat restoration checklist", "Free", "3.8K downloads"],
        ["Village boundary mapping kit", "Free"],
        ["Nursery calendar for native species", "Free"],
        ["Consent conversation guide", "Free"],
      ],
      "Video courses": [["Carbon accounting in ten parts", "$49.99", "1.2K downloads"]],
    },
    details: "View details",
  },
  id: {
    title: "Pakailah alat kami",
    featured: ["4,8/5 dari 120 ulasan", "5.000+ unduhan", "150 halaman"],
    shelves: {
      "Buku elektronik": [["Buku Pegangan Karbon", "US$29,99", "2,5 rb unduhan"]],
      Templat: [
        ["Templat inventarisasi emisi", "Gratis", "5,2 rb unduhan"],
        ["Templat kesepakatan bebas api", "Gratis"],
        ["Lembar pemantauan foto tajuk", "Gratis"],
      ],
      Panduan: [
        ["Daftar periksa pemulihan gambut", "Gratis", "3,8 rb unduhan"],
        ["Perangkat pemetaan batas desa", "Gratis"],
        ["Kalender persemaian jenis asli", "Gratis"],
        ["Panduan percakapan persetujuan", "Gratis"],
      ],
      "Kursus video": [["Akuntansi karbon dalam sepuluh bagian", "US$49,99", "1,2 rb unduhan"]],
    },
    details: "Lihat rincian",
  },
};

describePage("/resources/", shelves, (words) => {
  test("the e-book is featured", () => {
    expect(screen.getByRole("heading", { level: 1, name: words.title })).toBeInTheDocument();
    expect(wordsOfAll(screen.getByRole("article"), "listitem")).toEqual(words.featured);
  });

  test("every resource is on the shelf of its type, with its price and downloads", () => {
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
    notYet: "It cannot be bought here yet.",
    buy: "Buy the e-book",
    facts: {
      Type: "E-book",
      Rating: "4.8/5 from 120 reviews",
      Length: "150 pages",
      Downloads: "5,000+ downloads",
    },
    highlightsTitle: "What you get",
    highlights: [
      "150 pages in English and Indonesian",
      "2,500+ downloads of this edition",
      "4.8/5 from 120 reviews",
    ],
  },
  id: {
    title: "Buku Pegangan Karbon untuk organisasi Indonesia",
    label: "Keterangan",
    price: "US$29,99",
    notYet: "Belum dapat dibeli di sini.",
    buy: "Beli buku",
    facts: {
      Jenis: "Buku elektronik",
      Nilai: "4,8/5 dari 120 ulasan",
      Panjang: "150 halaman",
      Unduhan: "5.000+ unduhan",
    },
    highlightsTitle: "Yang Anda dapatkan",
    highlights: [
      "150 halaman dalam bahasa Indonesia dan Inggris",
      "2.500+ unduhan edisi ini",
      "4,8/5 dari 120 ulasan",
    ],
  },
};

describePage("/resources/carbon-handbook/", handbook, (words) => {
  test("the e-book has a price, a rating, its pages and downloads, and is not on sale yet", () => {
    expect(screen.getByRole("heading", { level: 1, name: words.title })).toBeInTheDocument();
    const side = screen.getByRole("complementary", { name: words.label });
    expect(linesOf(side).slice(0, 2)).toEqual([words.price, words.notYet]);
    expect(within(side).getByRole("button", { name: words.buy })).toBeInTheDocument();
    expect(factsOf(side)).toEqual(Object.entries(words.facts));
    expect(wordsOfAll(region(words.highlightsTitle), "listitem")).toEqual(words.highlights);
  });
});

const course = {
  en: {
    summary: "A 10-part video series, with exercises and a certificate.",
    label: "Facts",
    price: "$49.99",
    notYet: "It cannot be bought here yet.",
    buy: "Buy the course",
    facts: { Type: "Video course", Length: "10 parts", Downloads: "1.2K downloads" },
  },
  id: {
    summary: "Seri video 10 bagian, lengkap dengan latihan dan sertifikat.",
    label: "Keterangan",
    price: "US$49,99",
    notYet: "Belum dapat dibeli di sini.",
    buy: "Beli kursus",
    facts: { Jenis: "Kursus video", Panjang: "10 bagian", Unduhan: "1,2 rb unduhan" },
  },
};

describePage("/resources/carbon-accounting-course/", course, (words) => {
  test("the course has a price and ten parts, and is not on sale yet", () => {
    expect(screen.getByText(words.summary)).toBeInTheDocument();
    const side = screen.getByRole("complementary", { name: words.label });
    expect(linesOf(side).slice(0, 2)).toEqual([words.price, words.notYet]);
    expect(within(side).getByRole("button", { name: words.buy })).toBeInTheDocument();
    expect(factsOf(side)).toEqual(Object.entries(words.facts));
  });
});

/** The free resources with a file: its extension, and the text of their download count. */
const free = {
  "emissions-inventory-template": { file: "csv", en: "5.2K downloads", id: "5,2 rb unduhan" },
  "peat-restoration-checklist": { file: "md", en: "3.8K downloads", id: "3,8 rb unduhan" },
};

for (const [slug, { file, ...downloads }] of Object.entries(free)) {
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
    test("it is free: a file in the reader's language, or by an inquiry", () => {
      const side = screen.getByRole("complementary", { name: words.label });
      expect(linesOf(side)[0]).toBe(words.price);
      expect(within(side).getByText(words.count)).toBeInTheDocument();
      expect(linksOf(side)).toEqual([
        [expect.stringMatching(words.download), expect.stringMatching(`/${slug}.${language}.${file}$`)],
        [words.request, "#contact"],
      ]);
    });
  });
}
