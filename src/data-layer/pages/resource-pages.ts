import path from "node:path";
import { resources } from "../../content-model/resources";
import { defaultLanguage } from "../../i18n/languages";
import type { PageStep } from "./page-step";
import { runQuery } from "./run-query";

interface Resources {
  readonly allResource: { readonly nodes: readonly { readonly slug: string }[] };
}

const query = `
  query ResourcePages {
    allResource(filter: { language: { eq: "${defaultLanguage}" } }) {
      nodes {
        slug
      }
    }
  }
`;

/** `/resources/<slug>/` for every resource. */
export const createResourcePages: PageStep = async (args) => {
  const { allResource } = await runQuery<Resources>(args, query);
  for (const { slug } of allResource.nodes) {
    args.actions.createPage({
      path: resources.path({ slug }),
      component: path.resolve("src/templates/resource.tsx"),
      context: { slug },
    });
  }
};
