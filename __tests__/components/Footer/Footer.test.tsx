import { screen, within } from "@testing-library/react";
import settings from "../../../content/settings/site.json";
import { Footer } from "../../../src/components/Footer/Footer";
import { renderIn } from "../../setup/render";

const site = {
  name: "Tajuk",
  legalName: "Yayasan Tajuk Nusantara",
  footerText: "Keeps forest standing.",
  email: "halo@tajuk.example",
  phone: "+62 21 5550 0142",
  address: ["Jl. Contoh Raya 12", "Bekasi, West Java, Indonesia"],
  copyrightYear: 2024,
};

const words = {
  en: {
    Organisation: {
      "About us": "/#about",
      "Our work": "/#work",
      Projects: "/projects/",
      News: "/news/",
      Tracking: "/tracking/",
      "Product demo": "/demo/",
    },
    Resources: {
      "E-books": "/resources/#ebook",
      Templates: "/resources/#template",
      Guides: "/resources/#guide",
      Blog: "/news/",
    },
    Support: {
      "Help center": "/help/",
      "Privacy policy": "/privacy/",
      "Terms of service": "/terms/",
      "Accessibility statement": "/accessibility/",
    },
  },
  id: {
    Organisasi: {
      "Tentang kami": "/id/#about",
      "Kerja kami": "/id/#work",
      Proyek: "/id/projects/",
      Berita: "/id/news/",
      Pemantauan: "/id/tracking/",
      "Demo produk": "/id/demo/",
    },
    "Sumber daya": {
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
} as const;

describe.each(["en", "id"] as const)("in %s", (language) => {
  it.each(Object.entries(words[language]))("has the links of %s", (title, links) => {
    renderIn(language, <Footer site={site} />, "/news/");
    const column = screen.getByRole("navigation", { name: title });
    const found = within(column).getAllByRole("link");
    expect(Object.fromEntries(found.map((link) => [link.textContent, link.getAttribute("href")]))).toEqual(
      links,
    );
  });

  it("has Donate and the editors' door, which says that it opens another tab", () => {
    renderIn(language, <Footer site={site} />);
    const [donate, cms] =
      language === "en"
        ? ["Donate", "CMS login (opens in a new tab)"]
        : ["Donasi", "Masuk CMS (terbuka di tab baru)"];
    expect(screen.getByRole("link", { name: donate })).toHaveAttribute(
      "href",
      language === "en" ? "/donate/" : "/id/donate/",
    );
    const door = screen.getByRole("link", { name: cms });
    expect(door).toHaveAttribute("href", "/admin/");
    expect(door).toHaveAttribute("target", "_blank");
    expect(door).toHaveAttribute("rel", "noopener");
  });
});

it("shows what the settings say", () => {
  renderIn("en", <Footer site={{ ...site, copyrightYear: 2031 }} />);
  expect(screen.getByText("Keeps forest standing.")).toBeVisible();
  expect(screen.getByText("© 2031 Yayasan Tajuk Nusantara")).toBeVisible();
  expect(screen.getByRole("link", { name: "halo@tajuk.example" })).toHaveAttribute(
    "href",
    "mailto:halo@tajuk.example",
  );
  expect(screen.getByRole("link", { name: "+62 21 5550 0142" })).toHaveAttribute("href", "tel:+622155500142");
  for (const line of site.address) expect(screen.getByText(line)).toBeVisible();
});

it.each([
  ["en", "Contact", "West Java", /^Yayasan Tajuk Nusantara keeps Indonesian forest standing/],
  ["id", "Kontak", "Jawa Barat", /^Yayasan Tajuk Nusantara menjaga hutan Indonesia tetap tegak/],
] as const)(
  "says in %s who and where the organisation is, since 2024",
  (language, heading, province, text) => {
    renderIn(language, <Footer site={settings[language]} />);
    expect(screen.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    expect(screen.getByText(`Bekasi, ${province}, Indonesia`)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText("© 2024 Yayasan Tajuk Nusantara")).toBeVisible();
  },
);
