import { chapters } from "../../content-model/chapters";
import { documents } from "../../content-model/documents";
import { reports } from "../../content-model/reports";
import { resources } from "../../content-model/resources";
import { requestSentPath } from "../../domain/addresses";
import { defaultLanguage } from "../../domain/languages";
import { entryNodes } from "../nodes/domain-node";
import { entryTemplate, templateFile, type PageStep } from "./page-step";

/**
 * Creates the pages of entries that need nothing but their slug: documents, resources, reports and the free ones of
 * their chapters; and the page that confirms a request for a resource that has a file.
 */
export const createPlainEntryPages: PageStep = ({ actions, ...nodes }) => {
  const createPage = (address: string, component: string, slug: string) =>
    actions.createPage({ path: address, component, context: { slug } });
  for (const collection of [documents, resources, reports, chapters]) {
    const shown = entryNodes(nodes, collection.typeName).filter(
      (node) => node.onSite && node.language === defaultLanguage && collection.hasPage(node),
    );
    for (const { slug, path, price, file } of shown) {
      createPage(path, entryTemplate(collection), slug);
      if (price === 0 && file) createPage(requestSentPath(slug), templateFile("request-sent"), slug);
    }
  }
  return Promise.resolve();
};
