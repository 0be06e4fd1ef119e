import path from "node:path";
import { catalogueTabs, projects } from "../../content-model/projects";
import { listPath } from "../../i18n/list-paths";
import type { PageStep } from "./page-step";

/** `/projects/`, and a page for each tab: its work where no script runs. */
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
