import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sectionSwitches } from "../../../src/content-model/settings/sections";
import { siteSettings } from "../../../src/content-model/settings/site";
import { formatCompact, formatAmount, formatNumber } from "../../../src/domain/format";
import { localizedPath } from "../../../src/domain/paths";
import { pricesFor } from "../../../src/domain/price";
import { ResourcesSection } from "../../../src/views/home/ResourcesSection";
import { languageCodes, type Language } from "../../setup/languages";
import { plain } from "../../setup/plain";
import { renderIn } from "../../setup/render";
import { copyOf, homePageOf, resourcesOn } from "../../setup/site";
import { translator } from "../../setup/translator";

/** What follows the number of those who took a resource. */
function countWords(type: Queries.ResourceType, sample: boolean | null) {
  if (type === "course") return sample ? "resources:sampleReaders" : "resources:readers";
  return sample ? "resources:sampleDownloads" : "resources:downloads";
}

function renderSection(language: Language, state = copyOf(sectionSwitches, language).resources) {
  renderIn(
    language,
    <ResourcesSection
      copy={homePageOf(language).resources}
      state={state}
      resources={resourcesOn(language, "card")}
      freeResources={resourcesOn(language, "freeList")}
      organisation={copyOf(siteSettings, language)}
    />,
  );
}

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const { head, freeTitle, faq, faqTitle, contactPrompt } = homePageOf(language).resources;
  const resources = resourcesOn(language, "card");
  const free = resourcesOn(language, "freeList");
  const book = resources.find(({ featured }) => featured);
  const bookTitle = `${book?.title} ${book?.subtitle}`;
  const subject = t("resources:generalInquiry");

  it("features the e-book with its rating, downloads, pages and price", () => {
    renderSection(language);
    expect(screen.getByRole("region", { name: head.title })).toHaveAttribute("id", "resources");
    const banner = within(screen.getByRole("article", { name: bookTitle }));
    const rating = new Intl.NumberFormat(language).format(book?.rating ?? 0);
    for (const text of [
      t("resources:featured"),
      t("resources:rating", { rating, count: book?.reviewCount ?? 0 }),
      t("resources:totalDownloads", { downloads: formatNumber(book?.totalDownloads ?? 0, language) }),
      t("resources:pages", { count: book?.pageCount ?? 0 }),
      formatAmount(pricesFor(language, book ?? { price: 0 })[0], language),
      book?.summary ?? "",
    ]) {
      expect(banner.getByText(plain(text))).toBeVisible();
    }
    expect(banner.getByRole("link")).toHaveAttribute("href", pageOf(book?.slug ?? ""));
  });

  it("lists the resources with type, price, downloads and the way to get them", () => {
    renderSection(language);
    expect(new Set(resources.map(({ price }) => price > 0)).size).toBe(2);
    for (const {
      title,
      slug,
      type,
      price,
      rupiahPrice,
      downloads,
      sampleFigures,
      description,
    } of resources) {
      const row = rowOf(title);
      const cost =
        price > 0
          ? formatAmount(pricesFor(language, { price, rupiahPrice })[0], language)
          : t("resources:free");
      const words = countWords(type, sampleFigures);
      const count = t(words, { downloads: formatCompact(downloads ?? 0, language) });
      for (const text of [t(`resources:type.${type}`), cost, count, description]) {
        expect(row.getByText(plain(text))).toBeVisible();
      }
      const action = t(price > 0 ? "resources:viewDetails" : "resources:request");
      expect(row.getByRole("link", { name: `${action}: ${title}` })).toHaveAttribute("href", pageOf(slug));
    }
  });

  it("offers the free resources by links to their pages", () => {
    renderSection(language);
    const box = within(parentOf(screen.getByRole("heading", { name: freeTitle })));
    const links = box.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual(free.map(({ title, slug }) => [title, pageOf(slug)]));
  });

  it("answers questions in one group, of which one is open", () => {
    renderSection(language);
    expect(screen.getByRole("heading", { name: faqTitle })).toBeVisible();
    const questions = screen.getAllByRole("group");
    expect(questions).toHaveLength(faq.length);
    faq.forEach(({ question, answer }, index) => {
      const details = questions[index];
      expect(details).toHaveTextContent(question);
      expect(details).toHaveTextContent(answer);
      expect(details).toHaveAttribute("name", "faq");
    });
    expect(questions.filter((question) => question.hasAttribute("open"))).toHaveLength(1);
    expect(screen.getByText(contactPrompt)).toBeVisible();
    const address = localizedPath(`/?subject=${encodeURIComponent(subject)}#contact`, language);
    expect(screen.getByRole("link", { name: t("resources:contactTeam") })).toHaveAttribute("href", address);
  });

  it("opens the offer of what is paid, and an inquiry about what is free", async () => {
    renderSection(language);
    const gift = resources.find(({ price }) => price === 0)?.title ?? "";
    await userEvent.click(rowOf(book?.title ?? "").getByRole("link"));
    expect(await screen.findByRole("dialog", { name: bookTitle })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(rowOf(gift).getByRole("link"));
    expect(within(await screen.findByRole("dialog")).getByText(gift)).toBeVisible();
  });

  it("opens an inquiry about an item of the free list, and a general one", async () => {
    renderSection(language);
    const title = free[0]?.title ?? "";
    await userEvent.click(screen.getByRole("link", { name: title }));
    expect(within(await screen.findByRole("dialog")).getByText(title)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("link", { name: t("resources:contactTeam") }));
    expect(within(await screen.findByRole("dialog")).getByText(subject)).toBeVisible();
  });

  it("says under maintenance what its editors wrote, and shows nothing else", () => {
    renderSection(language, { underMaintenance: true, message: "Soon." });
    expect(screen.getByText("Soon.")).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(screen.queryByRole("group")).not.toBeInTheDocument();
  });

  function pageOf(slug: string): string {
    return localizedPath(`/resources/${slug}/`, language);
  }
});

function rowOf(title: string) {
  return within(screen.getByRole("heading", { level: 3, name: title }).closest("li") ?? document.body);
}

function parentOf(element: HTMLElement): HTMLElement {
  return element.parentElement ?? document.body;
}
