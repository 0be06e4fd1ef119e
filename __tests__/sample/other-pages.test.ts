import { screen, within } from "@testing-library/react";
import { describePage, openPage } from "./built-page";
import { linesOf, linksOf, wordsOfAll } from "./words";

const main = () => screen.getByRole("main");

const notFound = {
  en: {
    title: "Oops! Page not found",
    links: { "Return to Home": "/", "See projects": "/projects/" },
  },
  id: {
    title: "Ups! Halaman tidak ditemukan",
    links: { "Kembali ke beranda": "/id/", "Lihat proyek": "/id/projects/" },
  },
};

describePage("/404/", notFound, ({ title, links }) => {
  test("it says that there is no page, and leads home and to the projects", () => {
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(linksOf(main())).toEqual(Object.entries(links));
  });
});

test("hosts that know no languages answer with the English page", () => {
  openPage("/404.html");
  expect(screen.getByRole("heading", { level: 1, name: notFound.en.title })).toBeInTheDocument();
});

const inquirySent = {
  en: {
    lines: ["Inquiry sent successfully!", "Your message has reached us, and a person will answer it."],
    links: { "Return to Home": "/", "See our resources": "/resources/" },
  },
  id: {
    lines: ["Pesan berhasil dikirim!", "Pesan Anda sudah kami terima dan akan dijawab oleh tim kami."],
    links: { "Kembali ke beranda": "/id/", "Lihat pustaka kami": "/id/resources/" },
  },
};

describePage("/inquiry-sent/", inquirySent, ({ lines, links }) => {
  test("it confirms an inquiry and leads on", () => {
    expect(linesOf(main()).slice(0, 2)).toEqual(lines);
    expect(linksOf(main())).toEqual(Object.entries(links));
  });
});

const uiTest = { en: ["Show a test toast"], id: ["Tampilkan pemberitahuan uji"] };

describePage("/ui-test/", uiTest, (buttons) => {
  test("it has one button", () => {
    expect(wordsOfAll(main(), "button")).toEqual(buttons);
  });
});

const contentTeam = {
  title: "Akses tim konten",
  links: {
    "Buka pengelola konten (terbuka di tab baru)": "/admin/",
    "Masuk dengan layanan identitas": "https://identity.netlify.com",
  },
  collectionsTitle: "Lima koleksi",
  collections: [
    ["Berita", "news", "Artikel, pengumuman kemitraan, dan pembaruan produk."],
    ["Proyek", "projects", "Judul, kategori, status, dampak, dan gambar."],
    ["Donasi", "donations", "Pilihan nominal dan kalimat manfaatnya."],
    ["Pustaka", "resources", "Buku elektronik, templat, panduan, dan kursus."],
    ["Bab dan pelajaran", "chapters", "Teks buku pegangan dan kursus."],
  ],
  saved: /^Setiap perubahan disimpan ke repositori kode dan tampil di situs publik/,
};

describePage("/cms-access/", { en: contentTeam, id: contentTeam }, (words) => {
  test("it speaks Indonesian to everybody, and is marked as such", () => {
    const title = screen.getByRole("heading", { level: 1, name: words.title });
    expect(title.closest("[lang]")).toHaveAttribute("lang", "id");
  });

  test("it opens the editors' area in a new tab, and leads to the identity service", () => {
    expect(linksOf(main())).toEqual(Object.entries(words.links));
    expect(within(main()).getAllByRole("link")[0]).toHaveAttribute("target", "_blank");
  });

  test("it explains the four collections, and where changes go", () => {
    expect(screen.getByRole("heading", { level: 2, name: words.collectionsTitle })).toBeInTheDocument();
    expect(within(main()).getAllByRole("listitem").map(linesOf)).toEqual(words.collections);
    expect(screen.getByText(words.saved)).toBeInTheDocument();
  });
});
