import { projects } from "../../content-model/projects";
import { entryTemplate, type PageStep } from "./page-step";
import { relatedProjects } from "./related-projects";
import { runQuery } from "./run-query";

/** Page context of a project. It holds slugs, which are the same in every language. */
export interface ProjectContext {
  readonly slug: string;
  /** Related projects, in display order. */
  readonly related: readonly string[];
}

const query = /* GraphQL */ `
  query ProjectPages($language: String!) {
    allProject(filter: { language: { eq: $language } }) {
      nodes {
        slug
        category
        order
      }
    }
  }
`;

/** Creates `/projects/<slug>/` for every project, whatever its placement. */
export const createProjectPages: PageStep = async (args) => {
  const { nodes } = (await runQuery<Queries.ProjectPagesQuery>(args, query)).allProject;
  for (const project of nodes) {
    const context: ProjectContext = { slug: project.slug, related: relatedProjects(project, nodes) };
    args.actions.createPage({
      path: projects.path(project),
      component: entryTemplate(projects),
      context: { ...context },
    });
  }
};
