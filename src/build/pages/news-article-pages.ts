import { news } from "../../content-model/news";
import { entryTemplate, type PageStep } from "./page-step";
import { runQuery } from "./run-query";

/** Page context of an article. It holds slugs, which are the same in every language. */
export interface NewsArticleContext {
  readonly slug: string;
  /** The article published before this one. */
  readonly previous: string | null;
  /** The article published after this one. */
  readonly next: string | null;
}

const query = /* GraphQL */ `
  query NewsArticlePages($language: String!) {
    allNewsArticle(filter: { language: { eq: $language } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        slug
      }
    }
  }
`;

/** Creates `/news/<slug>/` for every article. */
export const createNewsArticlePages: PageStep = async (args) => {
  const { allNewsArticle } = await runQuery<Queries.NewsArticlePagesQuery>(args, query);
  for (const context of newsArticleContexts(allNewsArticle.nodes.map(({ slug }) => slug))) {
    args.actions.createPage({
      path: news.path(context),
      component: entryTemplate(news),
      context: { ...context },
    });
  }
};

/** The page context of each article. `slugs` are in the order of the list of news, newest first. */
export function newsArticleContexts(slugs: readonly string[]): NewsArticleContext[] {
  return slugs.map((slug, index) => ({
    slug,
    previous: slugs[index + 1] ?? null,
    next: slugs[index - 1] ?? null,
  }));
}
