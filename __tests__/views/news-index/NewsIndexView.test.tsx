import { screen, within } from "@testing-library/react";
import { localizedPath } from "../../../src/domain/paths";
import { NewsIndexView, type NewsIndexViewProps } from "../../../src/views/news-index/NewsIndexView";
import { defaultLanguage, languageCodes, type Language } from "../../setup/languages";
import { newsCards } from "../../setup/news";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const categories = ["productUpdate", "partnership", "resource", "milestone"] as const;

function renderIndex(language: Language, changes: Partial<NewsIndexViewProps> = {}) {
  const props: NewsIndexViewProps = {
    title: "From the field",
    lead: "What changed on the ground.",
    categories,
    category: null,
    articles: newsCards(language),
    page: 1,
    pageCount: 1,
    ...changes,
  };
  renderIn(language, <NewsIndexView {...props} />);
}

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const list = localizedPath("/news/", language);

  it("narrows by links to pages", () => {
    renderIndex(language);
    const filter = within(screen.getByRole("navigation", { name: t("news:filter.label") }));
    const links = filter.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      [t("news:filter.all"), list],
      [t("news:categories.productUpdate"), `${list}category/product-update/`],
      [t("news:categories.partnership"), `${list}category/partnership/`],
      [t("news:categories.resource"), `${list}category/resource/`],
      [t("news:categories.milestone"), `${list}category/milestone/`],
    ]);
    expect(filter.getByRole("link", { current: true })).toHaveTextContent(t("news:filter.all"));
  });

  it("says what it is narrowed to", () => {
    renderIndex(language, { category: "productUpdate" });
    const category = t("news:categories.productUpdate");
    const heading = t("news:index.narrowed", { title: "From the field", category });
    expect(screen.getByRole("heading", { level: 1, name: heading })).toBeInTheDocument();
    const current = screen.getByRole("link", { current: true });
    expect(current).toHaveAttribute("href", `${list}category/product-update/`);
  });

  it("says that a category is empty", () => {
    renderIndex(language, { category: "milestone", articles: [] });
    expect(screen.getByRole("heading", { level: 2, name: t("news:empty.title") })).toBeInTheDocument();
  });

  it("says that there are no articles at all, and where to write to", () => {
    renderIndex(language, { articles: [] });
    expect(screen.getByRole("heading", { level: 2, name: t("common:nothingYet.title") })).toBeVisible();
    const contact = screen.getByRole("link", { name: t("common:sections.contact") });
    expect(contact).toHaveAttribute("href", `${localizedPath("/", language)}#contact`);
  });

  it("pages within the category", () => {
    renderIndex(language, { category: "partnership", page: 1, pageCount: 2 });
    const next = screen.getByRole("link", { name: t("common:pager.next") });
    expect(next).toHaveAttribute("href", `${list}category/partnership/page/2/`);
  });
});

it("shows the articles below the page's heading", () => {
  renderIndex(defaultLanguage);
  expect(screen.getByRole("heading", { level: 1, name: "From the field" })).toBeInTheDocument();
  expect(screen.getByText("What changed on the ground.")).toBeInTheDocument();
  const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(newsCards(defaultLanguage).map(({ title }) => title));
});
