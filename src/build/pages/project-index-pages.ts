import path from "node:path";
import { catalogueTabs, projects } from "../../content-model/projects";
import { listPath } from "../../domain/addresses";
import type { PageStep } from "./page-step";

/** Creates `/projects/` and a page for each tab, so that the tabs work without JavaScript. */
export const createProjectIndexPages: PageStep = ({ actions }) => {
  for (const category of [null, ...catalogueTabs]) {
    actions.createPage({
      path: listPath(projects.basePath, { category }),
      component: path.resolve("src/templates/project-index.tsx"),
      context: { categories: catalogueTabs, category },
    });
  }
  return Promise.resolve();
};
