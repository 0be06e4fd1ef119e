import { catalogueTabs, projects } from "../../content-model/projects";
import { listPath } from "../../domain/addresses";
import { templateFile, type PageStep } from "./page-step";

/** Creates `/projects/` and a page for each tab, so that the tabs work without JavaScript. */
export const createProjectIndexPages: PageStep = ({ actions }) => {
  for (const category of [null, ...catalogueTabs]) {
    actions.createPage({
      path: listPath(projects.basePath, { category }),
      component: templateFile("project-index"),
      context: { categories: catalogueTabs, category },
    });
  }
  return Promise.resolve();
};
