import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Language } from "../../../src/i18n/languages";
import { ResourcesSection } from "../../../src/views/home/ResourcesSection";
import {
  freeResources,
  homeCopy,
  sectionSwitches,
  shelvedResources,
  siteSettings,
} from "../../setup/content";
import { renderIn } from "../../setup/render";

function renderSection(language: Language, state = sectionSwitches(language).resources) {
  renderIn(
    language,
    <ResourcesSection
      copy={homeCopy(language).resources}
      state={state}
      resources={shelvedResources(language)}
      freeResources={freeResources(language)}
      organisation={siteSettings(language)}
    />,
  );
}

const expected = {
  en: {
    region: "Take our tools",
    banner: [
      "Featured e-book",
      "4.8/5 from 120 reviews",
      "5,000+ downloads",
      "150 pages",
      "$29.99",
      /^A 150-page guide/,
    ],
    book: "The Carbon Handbook for Indonesian organisations",
    rows: [
      ["The Carbon Handbook", "E-book", "$29.99", "2.5K downloads", "View details"],
      ["Emissions inventory template", "Template", "Free", "5.2K downloads", "Request it"],
      ["Peat restoration checklist", "Guide", "Free", "3.8K downloads", "Request it"],
      ["Carbon accounting in ten parts", "Video course", "$49.99", "1.2K downloads", "View details"],
    ],
    course: "A 10-part video series, with exercises and a certificate.",
    contact: "Contact our team",
    contactPath: "/?subject=General%20Inquiry#contact",
    free: "Free for everyone",
    inquiry: "General Inquiry",
    prefix: "",
  },
  id: {
    region: "Pakailah alat kami",
    banner: [
      "Buku elektronik unggulan",
      "4,8/5 dari 120 ulasan",
      "5.000+ unduhan",
      "150 halaman",
      /^US\$\s?29,99$/,
      /^Panduan 150 halaman/,
    ],
    book: "Buku Pegangan Karbon untuk organisasi Indonesia",
    rows: [
      ["Buku Pegangan Karbon", "Buku elektronik", /29,99$/, /^2,5\srb unduhan$/, "Lihat rincian"],
      ["Templat inventarisasi emisi", "Templat", "Gratis", /^5,2\srb unduhan$/, "Minta salinan"],
      ["Daftar periksa pemulihan gambut", "Panduan", "Gratis", /^3,8\srb unduhan$/, "Minta salinan"],
      [
        "Akuntansi karbon dalam sepuluh bagian",
        "Kursus video",
        /49,99$/,
        /^1,2\srb unduhan$/,
        "Lihat rincian",
      ],
    ],
    course: "Seri video 10 bagian, lengkap dengan latihan dan sertifikat.",
    contact: "Hubungi tim kami",
    contactPath: "/id/?subject=Pertanyaan%20Umum#contact",
    free: "Gratis untuk semua",
    inquiry: "Pertanyaan Umum",
    prefix: "/id",
  },
} as const;

describe.each(["en", "id"] as const)("in %s", (language) => {
  const words = expected[language];

  it("features the e-book with its rating, downloads, pages and price", () => {
    renderSection(language);
    expect(screen.getByRole("region", { name: words.region })).toHaveAttribute("id", "resources");
    const banner = screen.getByRole("article", { name: words.book });
    for (const text of words.banner) expect(within(banner).getByText(text)).toBeVisible();
    expect(within(banner).getByRole("link")).toHaveAttribute(
      "href",
      `${words.prefix}/resources/carbon-handbook/`,
    );
  });

  it("lists four resources with type, price, downloads and the way to get them", () => {
    renderSection(language);
    for (const [title, type, price, downloads, action] of words.rows) {
      const row = rowOf(title);
      for (const text of [type, price, downloads]) expect(row.getByText(text)).toBeVisible();
      expect(row.getByRole("link", { name: `${action}: ${title}` })).toHaveAttribute(
        "href",
        expect.stringMatching(`^${words.prefix}/resources/[a-z-]+/$`),
      );
    }
    expect(screen.getByText(words.course)).toBeVisible();
  });

  it("offers five free resources, by links to their pages", () => {
    renderSection(language);
    const box = within(parentOf(screen.getByRole("heading", { name: words.free })));
    expect(box.getAllByRole("link").map((link) => link.textContent)).toEqual(
      freeResources(language).map(({ title }) => title),
    );
    expect(box.getAllByRole("link")).toHaveLength(5);
  });

  it("answers six questions, in one group of which one is open", () => {
    renderSection(language);
    const { faq, faqTitle, contactPrompt } = homeCopy(language).resources;
    expect(screen.getByRole("heading", { name: faqTitle })).toBeVisible();
    const questions = screen.getAllByRole("group");
    expect(questions).toHaveLength(6);
    faq.forEach(({ question, answer }, index) => {
      const details = questions[index];
      expect(details).toHaveTextContent(question);
      expect(details).toHaveTextContent(answer);
      expect(details).toHaveAttribute("name", "faq");
    });
    expect(questions.filter((question) => question.hasAttribute("open"))).toHaveLength(1);
    expect(screen.getByText(contactPrompt)).toBeVisible();
    expect(screen.getByRole("link", { name: words.contact })).toHaveAttribute("href", words.contactPath);
  });

  it("opens the offer of what is paid, and an inquiry about what is free", async () => {
    renderSection(language);
    const [paid, free] = words.rows;
    await userEvent.click(rowOf(paid[0]).getByRole("link"));
    expect(await screen.findByRole("dialog", { name: words.book })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(rowOf(free[0]).getByRole("link"));
    expect(within(await screen.findByRole("dialog")).getByText(free[0])).toBeVisible();
  });

  it("opens an inquiry about an item of the free list, and a general one", async () => {
    renderSection(language);
    const [item] = freeResources(language);
    await userEvent.click(screen.getByRole("link", { name: item?.title ?? "" }));
    expect(within(await screen.findByRole("dialog")).getByText(item?.title ?? "")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("link", { name: words.contact }));
    expect(within(await screen.findByRole("dialog")).getByText(words.inquiry)).toBeVisible();
  });

  it("says under maintenance what its editors wrote, and shows nothing else", () => {
    const { message } = sectionSwitches(language).resources;
    renderSection(language, { underMaintenance: true, message });
    expect(screen.getByText(message ?? "")).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(screen.queryByRole("group")).not.toBeInTheDocument();
  });
});

function rowOf(title: string) {
  return within(screen.getByRole("heading", { level: 3, name: title }).closest("li") ?? document.body);
}

function parentOf(element: HTMLElement): HTMLElement {
  return element.parentElement ?? document.body;
}
