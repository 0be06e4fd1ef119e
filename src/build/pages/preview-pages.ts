import path from "node:path";
import { keyOf, never, startOf } from "../../content-model/appearance";
import { collections } from "../../content-model/content-model";
import { defaultLanguage } from "../../domain/languages";
import type { EntryNode } from "../nodes/domain-node";
import type { PageStep } from "./page-step";

/** By collection: the template of its entries' pages, and what their context has besides the slug. */
const templates: Readonly<Record<string, readonly [template: string, context?: object]>> = {
  news: ["news-article", { previous: null, next: null }],
  projects: ["project", { related: [] }],
  donations: ["donation-campaign", { project: null, permitValid: true }],
  reports: ["report"],
  resources: ["resource"],
  chapters: ["chapter"],
  documents: ["document"],
};

/**
 * Creates a page for each entry that is not on the site but has a link to a preview. Whoever has the link sees it;
 * nothing else leads there.
 */
export const createPreviewPages: PageStep = ({ actions, getNodesByType }) => {
  for (const { name, typeName, hasPage } of collections) {
    const [template, context] = templates[name] ?? [];
    if (!template) continue;
    for (const node of getNodesByType(typeName) as unknown as readonly EntryNode[]) {
      if (node.language !== defaultLanguage || node.onSite || !keyOf(node) || !hasPage(node)) continue;
      const start = startOf(node);
      actions.createPage({
        path: node.path,
        component: path.resolve(`src/templates/${template}.tsx`),
        context: { ...context, slug: node.slug, preview: { from: start === never ? null : start } },
      });
    }
  }
  return Promise.resolve();
};
