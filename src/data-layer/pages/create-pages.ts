import type { GatsbyNode } from "gatsby";
import { createNewsArticlePages } from "./news-article-pages";
import { createNewsIndexPages } from "./news-index-pages";
import type { PageStep } from "./page-step";

/** One step for each kind of page. */
const steps: readonly PageStep[] = [createNewsArticlePages, createNewsIndexPages];

/** Makes the pages of entries and of their lists. */
export const createContentPages: NonNullable<GatsbyNode["createPages"]> = async (args) => {
  for (const step of steps) await step(args);
};
