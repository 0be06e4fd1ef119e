import type { CreatePagesArgs } from "gatsby";
import {
  articlesPerPage,
  createNewsIndexPages,
  newsIndexPages,
} from "../../../src/build/pages/news-index-pages";

const categories = ["productUpdate", "partnership"];
const articles = (category: string, count: number) => Array.from({ length: count }, () => category);

function paths(used: readonly string[]): string[] {
  return newsIndexPages(categories, used).map(({ path }) => path);
}

it("shows twelve articles on a page", () => {
  expect(articlesPerPage).toBe(12);
});

it("has a page for all and for each category, also without articles", () => {
  expect(paths([])).toEqual(["/news/", "/news/category/product-update/", "/news/category/partnership/"]);
});

it("begins a further page with the thirteenth article, for the list and for the category", () => {
  expect(paths(articles("partnership", 12))).not.toContain("/news/page/2/");
  expect(paths([...articles("partnership", 13), ...articles("productUpdate", 11)])).toEqual([
    "/news/",
    "/news/page/2/",
    "/news/category/product-update/",
    "/news/category/partnership/",
    "/news/category/partnership/page/2/",
  ]);
});

it("tells each page what it shows, and to offer only categories that have articles", () => {
  const offered = { categories: ["partnership"] };
  const pages = newsIndexPages(categories, articles("partnership", 13));
  expect(pages.map(({ context }) => context)).toEqual([
    { ...offered, category: null, shown: categories, skip: 0, limit: 12 },
    { ...offered, category: null, shown: categories, skip: 12, limit: 12 },
    { ...offered, category: "productUpdate", shown: ["productUpdate"], skip: 0, limit: 12 },
    { ...offered, category: "partnership", shown: ["partnership"], skip: 0, limit: 12 },
    { ...offered, category: "partnership", shown: ["partnership"], skip: 12, limit: 12 },
  ]);
});

function gatsby(answer: object) {
  const createPage = jest.fn();
  const args = { actions: { createPage }, graphql: () => Promise.resolve(answer) };
  return { createPage, args: args as unknown as CreatePagesArgs };
}

it("makes the pages of the model's categories", async () => {
  const { createPage, args } = gatsby({ data: { allNewsArticle: { nodes: [{ category: "resource" }] } } });
  await createNewsIndexPages(args);
  const made = createPage.mock.calls.map(([page]: { path: string }[]) => page?.path);
  expect(made).toContain("/news/");
  expect(made).toContain("/news/category/milestone/");
});

it("stops the build with what GraphQL says", async () => {
  const { args } = gatsby({ errors: "no such field" });
  await expect(createNewsIndexPages(args)).rejects.toThrow("no such field");
});
