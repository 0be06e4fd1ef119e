import path from "node:path";
import { news } from "../../content-model/news";
import { defaultLanguage } from "../../i18n/languages";
import { listPath } from "../../i18n/list-paths";
import type { PageStep } from "./page-step";
import { runQuery } from "./run-query";

/** Articles on a page of the list. */
export const articlesPerPage = 12;

/** What a page of the list of articles is told. */
export interface NewsIndexContext {
  /** Every category of the content model: what the list can be narrowed to. */
  readonly categories: readonly string[];
  /** The category that this page is narrowed to; null for all. */
  readonly category: string | null;
  /** Categories of the articles on this page, for the query. */
  readonly shown: readonly string[];
  /** How many articles the pages before this one show. */
  readonly skip: number;
  readonly limit: number;
}

interface NewsIndexPage {
  readonly path: string;
  readonly context: NewsIndexContext;
}

interface Articles {
  readonly allNewsArticle: { readonly nodes: readonly { readonly category: string }[] };
}

const query = `
  query NewsIndexPages {
    allNewsArticle(filter: { language: { eq: "${defaultLanguage}" } }) {
      nodes {
        category
      }
    }
  }
`;

/** `/news/` with its further pages, and the same for each category. */
export const createNewsIndexPages: PageStep = async (args) => {
  const { allNewsArticle } = await runQuery<Articles>(args, query);
  const used = allNewsArticle.nodes.map(({ category }) => category);
  for (const page of newsIndexPages(news.schema.shape.category.options, used)) {
    args.actions.createPage({
      path: page.path,
      component: path.resolve("src/templates/news-index.tsx"),
      context: { ...page.context },
    });
  }
};

/**
 * The pages of the list: of all articles and of each category, which has a page even while it is
 * empty, so that links to it never break. `used` names the category of each article.
 */
export function newsIndexPages(categories: readonly string[], used: readonly string[]): NewsIndexPage[] {
  return [null, ...categories].flatMap((category) => {
    const shown = category === null ? categories : [category];
    const count = used.filter((value) => shown.includes(value)).length;
    const pageCount = Math.max(1, Math.ceil(count / articlesPerPage));
    return Array.from({ length: pageCount }, (_, index) => ({
      path: listPath(news.basePath, { category, page: index + 1 }),
      context: { categories, category, shown, skip: index * articlesPerPage, limit: articlesPerPage },
    }));
  });
}
