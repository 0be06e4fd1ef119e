import type { CreatePagesArgs } from "gatsby";
import { createNewsArticlePages, newsArticleContexts } from "../../../src/build/pages/news-article-pages";

it("gives each article those before and after it", () => {
  expect(newsArticleContexts(["third", "second", "first"])).toEqual([
    { slug: "third", previous: "second", next: null },
    { slug: "second", previous: "first", next: "third" },
    { slug: "first", previous: null, next: "second" },
  ]);
});

it("makes a page for each article at its slug", async () => {
  const createPage = jest.fn();
  const nodes = [{ slug: "peat" }, { slug: "trees" }];
  const graphql = () => Promise.resolve({ data: { allNewsArticle: { nodes } } });
  await createNewsArticlePages({ actions: { createPage }, graphql } as unknown as CreatePagesArgs);
  expect(createPage).toHaveBeenCalledTimes(2);
  expect(createPage).toHaveBeenLastCalledWith(
    expect.objectContaining({
      path: "/news/trees/",
      context: { slug: "trees", previous: null, next: "peat" },
    }),
  );
});
