import type { NodePluginArgs } from "gatsby";
import { z } from "zod";
import { keyOf, never, startOf } from "../../content-model/appearance";
import type { Collection } from "../../content-model/collection";
import { collections } from "../../content-model/content-model";
import { fieldInfo } from "../../content-model/field-info";
import { defaultLanguage, languageCodes } from "../../domain/languages";
import { unlocalizedPath } from "../../domain/paths";
import { entryNodes, type EntryNode } from "../nodes/domain-node";
import { referencedType } from "../schema/reference-field";
import { entryTemplate, type PageStep } from "./page-step";

/** By collection: what the context of its entries' pages has besides the slug. */
const contexts: Readonly<Record<string, object>> = {
  news: { previous: null, next: null },
  projects: { related: [] },
  donations: { project: null },
};

/**
 * Creates the pages, in every language, of each entry that is not on the site but has a link to a preview. Whoever has
 * the link sees it; nothing else leads there.
 */
export const createPreviewPages: PageStep = ({ actions, ...nodes }) => {
  for (const collection of collections) {
    const { name, typeName, hasPage } = collection;
    for (const node of entryNodes(nodes, typeName)) {
      if (node.onSite || !keyOf(node) || !hasPage(node) || !hasReferences(collection, node, nodes)) continue;
      const start = startOf(node);
      actions.createPage({
        path: node.path,
        component: entryTemplate(collection),
        context: {
          ...contexts[name],
          slug: node.slug,
          preview: { from: start === never ? null : start },
          ...inLanguage(node),
        },
      });
    }
  }
  return Promise.resolve();
};

/** Whether there is all that an entry has to refer to: a draft may refer to one that is unfinished, and has no node. */
function hasReferences(
  { schema }: Collection,
  entry: EntryNode,
  nodes: Pick<NodePluginArgs, "getNodesByType">,
) {
  return Object.entries(schema.shape).every(([name, field]) => {
    const target = fieldInfo.get(field as z.ZodType)?.collection;
    if (target === undefined || field instanceof z.ZodOptional) return true;
    return entryNodes(nodes, referencedType(target)).some(({ slug }) => slug === entry[name]);
  });
}

/** What the i18n plugin gives a page. Previews are not left to it: their language is not the first part of the path. */
function inLanguage({ path: address, language }: EntryNode) {
  const plugin = { languages: languageCodes, defaultLanguage, generateDefaultLanguagePage: false };
  const originalPath = unlocalizedPath(address);
  const i18n = { ...plugin, language, originalPath, path: address, routed: language !== defaultLanguage };
  return { language, i18n };
}
