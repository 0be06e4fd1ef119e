import type { GatsbyNode } from "gatsby";
import { createInfoPages } from "./info-pages";
import { createNewsArticlePages } from "./news-article-pages";
import { createNewsIndexPages } from "./news-index-pages";
import type { PageStep } from "./page-step";
import { createProjectIndexPages } from "./project-index-pages";
import { createProjectPages } from "./project-pages";

/** One step for each kind of page. */
const steps: readonly PageStep[] = [
  createNewsArticlePages,
  createNewsIndexPages,
  createProjectIndexPages,
  createProjectPages,
  createInfoPages,
];

/** Makes the pages of entries and of their lists. */
export const createContentPages: NonNullable<GatsbyNode["createPages"]> = async (args) => {
  for (const step of steps) await step(args);
};
