import path from "node:path";
import { news } from "../../content-model/news";
import { defaultLanguage } from "../../i18n/languages";
import type { PageStep } from "./page-step";
import { runQuery } from "./run-query";

/** What an article's page is told: slugs, as they are the same in every language. */
export interface NewsArticleContext {
  readonly slug: string;
  /** The article published before this one. */
  readonly previous: string | null;
  /** The article published after this one. */
  readonly next: string | null;
}

interface Articles {
  readonly allNewsArticle: { readonly nodes: readonly { readonly slug: string }[] };
}

const query = `
  query NewsArticlePages {
    allNewsArticle(filter: { language: { eq: "${defaultLanguage}" } }, sort: [{ date: ASC }, { slug: ASC }]) {
      nodes {
        slug
      }
    }
  }
`;

/** `/news/<slug>/` for every article. */
export const createNewsArticlePages: PageStep = async (args) => {
  const { allNewsArticle } = await runQuery<Articles>(args, query);
  for (const context of newsArticleContexts(allNewsArticle.nodes.map(({ slug }) => slug))) {
    args.actions.createPage({
      path: news.path(context),
      component: path.resolve("src/templates/news-article.tsx"),
      context: { ...context },
    });
  }
};

/** The context of each article, with its neighbours. `slugs` are in the order of publication. */
export function newsArticleContexts(slugs: readonly string[]): NewsArticleContext[] {
  return slugs.map((slug, index) => ({
    slug,
    previous: slugs[index - 1] ?? null,
    next: slugs[index + 1] ?? null,
  }));
}
