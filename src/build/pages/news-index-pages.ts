import { news } from "../../content-model/news";
import { listPath } from "../../domain/addresses";
import { templateFile, type PageStep } from "./page-step";
import { runQuery } from "./run-query";

/** Number of articles on a page of the list. */
export const articlesPerPage = 12;

/** Page context of a page of the article list. */
export interface NewsIndexContext {
  /** The categories that have articles, for the filter. */
  readonly categories: readonly string[];
  /** The category that this page is filtered by; null for all. */
  readonly category: string | null;
  /** Categories of the articles on this page, for the query. */
  readonly shown: readonly string[];
  /** Number of articles on the pages before this one. */
  readonly skip: number;
  readonly limit: number;
}

interface NewsIndexPage {
  readonly path: string;
  readonly context: NewsIndexContext;
}

const query = /* GraphQL */ `
  query NewsIndexPages($language: String!) {
    allNewsArticle(filter: { language: { eq: $language } }) {
      nodes {
        category
      }
    }
  }
`;

/** Creates `/news/` with its further pages, and the same for each category. */
export const createNewsIndexPages: PageStep = async (args) => {
  const { allNewsArticle } = await runQuery<Queries.NewsIndexPagesQuery>(args, query);
  const used = allNewsArticle.nodes.map(({ category }) => category);
  for (const page of newsIndexPages(news.schema.shape.category.options, used)) {
    args.actions.createPage({
      path: page.path,
      component: templateFile("news-index"),
      context: { ...page.context },
    });
  }
};

/**
 * The pages of the list of all articles and of each category's list. An empty category has a page too, so
 * that links to it never break, but no filter leads there. `used` holds the category of each article.
 */
export function newsIndexPages(categories: readonly string[], used: readonly string[]): NewsIndexPage[] {
  const offered = categories.filter((category) => used.includes(category));
  return [null, ...categories].flatMap((category) => {
    const shown = category === null ? categories : [category];
    const count = used.filter((value) => shown.includes(value)).length;
    const pageCount = Math.max(1, Math.ceil(count / articlesPerPage));
    return Array.from({ length: pageCount }, (_, index) => ({
      path: listPath(news.basePath, { category, page: index + 1 }),
      context: {
        categories: offered,
        category,
        shown,
        skip: index * articlesPerPage,
        limit: articlesPerPage,
      },
    }));
  });
}
