import path from "node:path";
import { chapters } from "../../content-model/chapters";
import { documents } from "../../content-model/documents";
import { reports } from "../../content-model/reports";
import { resources } from "../../content-model/resources";
import { requestSentPath } from "../../domain/addresses";
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
        price
        file {
          id
        }
      }
    }
    allReport(filter: { language: { eq: $language } }) {
      nodes {
        slug
      }
    }
    allChapter(filter: { language: { eq: $language }, free: { eq: true } }) {
      nodes {
        slug
        resource {
          slug
        }
      }
    }
  }
`;

/**
 * Creates the pages of entries that need nothing but their slug: documents (`/<slug>/`), resources, reports and the
 * free ones of their chapters; and the page that confirms a request for a resource that has a file.
 */
export const createPlainEntryPages: PageStep = async (args) => {
  const { allDocument, allResource, allReport, allChapter } = await runQuery<Queries.PlainEntryPagesQuery>(
    args,
    query,
  );
  const pages = [
    ...allDocument.nodes.map(({ slug }) => ({ slug, at: documents.path({ slug }), template: "document" })),
    ...allResource.nodes.map(({ slug }) => ({ slug, at: resources.path({ slug }), template: "resource" })),
    ...allResource.nodes
      .filter(({ price, file }) => price === 0 && file)
      .map(({ slug }) => ({ slug, at: requestSentPath(slug), template: "request-sent" })),
    ...allReport.nodes.map(({ slug }) => ({ slug, at: reports.path({ slug }), template: "report" })),
    ...allChapter.nodes.map(({ slug, resource }) => ({
      ...{ slug, at: chapters.path({ slug, resource: resource.slug }), template: "chapter" },
    })),
  ];
  for (const { slug, at, template } of pages) {
    args.actions.createPage({
      path: at,
      component: path.resolve(`src/templates/${template}.tsx`),
      context: { slug },
    });
  }
};
