import path from "node:path";
import { documents } from "../../content-model/documents";
import { resources } from "../../content-model/resources";
import type { PageStep } from "./page-step";
import { runQuery } from "./run-query";

const query = /* GraphQL */ `
  query PlainEntryPages($language: String!) {
    allDocument(filter: { language: { eq: $language } }) {
      nodes {
        slug
      }
    }
    allResource(filter: { language: { eq: $language } }) {
      nodes {
        slug
      }
    }
  }
`;

/** Creates the pages of entries that need nothing but their slug: documents (`/<slug>/`) and resources. */
export const createPlainEntryPages: PageStep = async (args) => {
  const { allDocument, allResource } = await runQuery<Queries.PlainEntryPagesQuery>(args, query);
  const pages = [
    ...allDocument.nodes.map(({ slug }) => ({ slug, collection: documents, template: "document" })),
    ...allResource.nodes.map(({ slug }) => ({ slug, collection: resources, template: "resource" })),
  ];
  for (const { slug, collection, template } of pages) {
    args.actions.createPage({
      path: collection.path({ slug }),
      component: path.resolve(`src/templates/${template}.tsx`),
      context: { slug },
    });
  }
};
