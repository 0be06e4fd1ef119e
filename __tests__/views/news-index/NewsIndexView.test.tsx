import { screen, within } from "@testing-library/react";
import { NewsIndexView, type NewsIndexViewProps } from "../../../src/views/news-index/NewsIndexView";
import { newsCards } from "../../setup/news";
import { renderIn } from "../../setup/render";

function renderIndex(language: "en" | "id", changes: Partial<NewsIndexViewProps> = {}) {
  const props: NewsIndexViewProps = {
    title: "From the field",
    lead: "What changed on the ground.",
    categories: ["productUpdate", "partnership", "resource", "milestone"],
    category: null,
    articles: newsCards(language),
    page: 1,
    pageCount: 1,
    ...changes,
  };
  renderIn(language, <NewsIndexView {...props} />);
}

const filter = (name: string) => within(screen.getByRole("navigation", { name })).getAllByRole("link");

it.each([
  ["en", "Filter news", ["All", "Product update", "Partnership", "Resource", "Milestone"], ""],
  ["id", "Saring berita", ["Semua", "Pembaruan produk", "Kemitraan", "Sumber daya", "Pencapaian"], "/id"],
] as const)("narrows in %s by links to pages", (language, name, labels, prefix) => {
  renderIndex(language);
  expect(filter(name).map((link) => link.textContent)).toEqual(labels);
  expect(filter(name).map((link) => link.getAttribute("href"))).toEqual([
    `${prefix}/news/`,
    `${prefix}/news/category/product-update/`,
    `${prefix}/news/category/partnership/`,
    `${prefix}/news/category/resource/`,
    `${prefix}/news/category/milestone/`,
  ]);
});

it("shows the articles below the page's heading", () => {
  renderIndex("en");
  expect(screen.getByRole("heading", { level: 1, name: "From the field" })).toBeInTheDocument();
  expect(screen.getByText("What changed on the ground.")).toBeInTheDocument();
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(4);
  expect(screen.getByRole("link", { current: true })).toHaveTextContent("All");
});

it.each([
  ["en", "From the field: Product update"],
  ["id", "From the field: Pembaruan produk"],
] as const)("says in %s what it is narrowed to", (language, heading) => {
  renderIndex(language, { category: "productUpdate" });
  expect(screen.getByRole("heading", { level: 1, name: heading })).toBeInTheDocument();
  expect(screen.getByRole("link", { current: true })).toHaveAttribute(
    "href",
    expect.stringMatching(/\/news\/category\/product-update\/$/),
  );
});

it("says that a category is empty", () => {
  renderIndex("en", { category: "milestone", articles: [] });
  expect(screen.getByRole("heading", { level: 2, name: "No articles here yet" })).toBeInTheDocument();
});

it("pages within the category", () => {
  renderIndex("en", { category: "partnership", page: 1, pageCount: 2 });
  expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute(
    "href",
    "/news/category/partnership/page/2/",
  );
});
