import path from "node:path";
import { projects } from "../../content-model/projects";
import { listPath } from "../../i18n/list-paths";
import type { PageStep } from "./page-step";

/** What the catalogue can be narrowed to: a project of another category is shown among all. */
const tabs: readonly (typeof projects.schema.shape.category.options)[number][] = [
  "corporate",
  "municipal",
  "education",
  "technology",
];

/** `/projects/`, and a page for each tab: its work where no script runs. */
export const createProjectIndexPages: PageStep = ({ actions }) => {
  for (const category of [null, ...tabs]) {
    actions.createPage({
      path: listPath(projects.basePath, { category }),
      component: path.resolve("src/templates/project-index.tsx"),
      context: { categories: tabs, category },
    });
  }
  return Promise.resolve();
};
