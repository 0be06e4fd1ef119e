import { screen, within } from "@testing-library/react";
import { describePage } from "./built-page";
import { linksOf, nameOf, wordsOf } from "./words";

const expected = {
  en: {
    main: "Main",
    sections: {
      About: "/#about",
      Work: "/#work",
      Projects: "/#projects",
      News: "/#news",
      Resources: "/#resources",
      Contact: "/#contact",
    },
    logo: ["Tajuk, home", "/"],
    donate: ["Donate", "/donate/"],
    columns: {
      Organisation: {
        "About us": "/#about",
        "Our work": "/#work",
        Projects: "/projects/",
        News: "/news/",
        "Accounts and people": "/transparency/",
        "All figures": "/figures/",
        Tracking: "/tracking/",
        "Product demo": "/demo/",
        "Search and all pages": "/search/",
        "Read without signal": "/offline/",
      },
      Resources: {
        "E-books": "/resources/#ebook",
        Templates: "/resources/#template",
        Guides: "/resources/#guide",
        Blog: "/news/",
      },
      Support: {
        "Help centre": "/help/",
        "Privacy policy": "/privacy/",
        "Terms of service": "/terms/",
        "Accessibility statement": "/accessibility/",
      },
    },
    text: /^Yayasan Tajuk Nusantara keeps Indonesian forest standing/,
    contact: "Contact",
    address: "Bekasi, West Java, Indonesia",
    cmsLogin: "CMS login (opens in a new tab)",
  },
  id: {
    main: "Utama",
    sections: {
      Tentang: "/id/#about",
      "Kerja Kami": "/id/#work",
      Proyek: "/id/#projects",
      Berita: "/id/#news",
      Pustaka: "/id/#resources",
      Kontak: "/id/#contact",
    },
    logo: ["Tajuk, beranda", "/id/"],
    donate: ["Donasi", "/id/donate/"],
    columns: {
      Organisasi: {
        "Tentang kami": "/id/#about",
        "Kerja kami": "/id/#work",
        Proyek: "/id/projects/",
        Berita: "/id/news/",
        "Laporan dan pengurus": "/id/transparency/",
        "Semua angka": "/id/figures/",
        Pemantauan: "/id/tracking/",
        "Demo produk": "/id/demo/",
        "Pencarian dan semua halaman": "/id/search/",
        "Baca tanpa sinyal": "/id/offline/",
      },
      Pustaka: {
        "Buku elektronik": "/id/resources/#ebook",
        Templat: "/id/resources/#template",
        Panduan: "/id/resources/#guide",
        Blog: "/id/news/",
      },
      Dukungan: {
        "Pusat bantuan": "/id/help/",
        "Kebijakan privasi": "/id/privacy/",
        "Ketentuan layanan": "/id/terms/",
        "Pernyataan aksesibilitas": "/id/accessibility/",
      },
    },
    text: /^Yayasan Tajuk Nusantara menjaga hutan Indonesia tetap berdiri/,
    contact: "Kontak",
    address: "Bekasi, Jawa Barat, Indonesia",
    cmsLogin: "Masuk CMS (terbuka di tab baru)",
  },
};

const header = () => screen.getAllByRole("banner")[0] ?? document.body;

describePage("/", expected, (words) => {
  test("at home, the header leads to sections of the same page", () => {
    const sections = within(header()).getByRole("navigation", { name: words.main });
    const anchors = Object.entries(words.sections).map(([name, address]) => [
      name,
      address.replace(/^.*#/, "#"),
    ]);
    expect(linksOf(sections)).toEqual(anchors);
  });
});

describePage("/ui-test/", expected, (words) => {
  const footer = () => screen.getByRole("contentinfo");

  test("elsewhere, the header leads home, to the sections of home, to giving and to the other language", () => {
    const sections = within(header()).getByRole("navigation", { name: words.main });
    expect(linksOf(sections)).toEqual(Object.entries(words.sections));
    const links = linksOf(header());
    expect(links[0]).toEqual(words.logo);
    expect(links).toContainEqual(words.donate);
    expect(links).toContainEqual(["EN English", "/ui-test/"]);
    expect(links).toContainEqual(["ID Bahasa Indonesia", "/id/ui-test/"]);
    expect(within(header()).getByText("Menu").closest("summary")).not.toBeNull();
  });

  test("the footer has three columns of links", () => {
    const columns = within(footer()).getAllByRole("navigation");
    const shown = columns.map((column) => [wordsOf(within(column).getByRole("heading")), linksOf(column)]);
    const tables = Object.entries<Record<string, string>>(words.columns);
    expect(shown).toEqual(tables.map(([title, links]) => [title, Object.entries(links)]));
  });

  test("the footer says who the organisation is and how to reach it, since 2024", () => {
    const shown = within(footer());
    for (const text of [words.text, "halo@tajuk.example", "+62 21 5550 0142", words.address]) {
      expect(shown.getByText(text)).toBeInTheDocument();
    }
    expect(shown.getByRole("heading", { name: words.contact })).toBeInTheDocument();
    expect(shown.getByText("© 2024–2026 Yayasan Tajuk Nusantara")).toBeInTheDocument();
  });

  test("the footer asks for a donation and opens the editors' area in a new tab", () => {
    expect(linksOf(footer())).toContainEqual(words.donate);
    const [door] = within(footer())
      .getAllByRole("link")
      .filter((link) => nameOf(link) === words.cmsLogin);
    expect(door).toHaveAttribute("href", "/admin/");
    expect(door).toHaveAttribute("target", "_blank");
  });
});
