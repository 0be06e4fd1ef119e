import path from "node:path";
import { projects } from "../../content-model/projects";
import { defaultLanguage } from "../../i18n/languages";
import type { PageStep } from "./page-step";
import { relatedProjects, type RelatableProject } from "./related-projects";
import { runQuery } from "./run-query";

/** What a project's page is told: slugs, as they are the same in every language. */
export interface ProjectContext {
  readonly slug: string;
  /** The projects below it, in the order in which they are shown. */
  readonly related: readonly string[];
}

interface Projects {
  readonly allProject: { readonly nodes: readonly RelatableProject[] };
}

const query = `
  query ProjectPages {
    allProject(filter: { language: { eq: "${defaultLanguage}" } }) {
      nodes {
        slug
        category
        order
      }
    }
  }
`;

/** `/projects/<slug>/` for every project, those of the home page and of the catalogue. */
export const createProjectPages: PageStep = async (args) => {
  const { nodes } = (await runQuery<Projects>(args, query)).allProject;
  for (const project of nodes) {
    const context: ProjectContext = { slug: project.slug, related: relatedProjects(project, nodes) };
    args.actions.createPage({
      path: projects.path(project),
      component: path.resolve("src/templates/project.tsx"),
      context: { ...context },
    });
  }
};
