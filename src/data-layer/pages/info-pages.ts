import path from "node:path";
import { documents } from "../../content-model/documents";
import { defaultLanguage } from "../../i18n/languages";
import type { PageStep } from "./page-step";
import { runQuery } from "./run-query";

interface Documents {
  readonly allInfoPage: { readonly nodes: readonly { readonly slug: string }[] };
}

const query = `
  query InfoPages {
    allInfoPage(filter: { language: { eq: "${defaultLanguage}" } }) {
      nodes {
        slug
      }
    }
  }
`;

/** `/help/`, `/privacy/` and their like: a page for every entry of the collection. */
export const createInfoPages: PageStep = async (args) => {
  const { allInfoPage } = await runQuery<Documents>(args, query);
  for (const { slug } of allInfoPage.nodes) {
    args.actions.createPage({
      path: documents.path({ slug }),
      component: path.resolve("src/templates/info-page.tsx"),
      context: { slug },
    });
  }
};
