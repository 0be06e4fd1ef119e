import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { Collection } from "../../content-model/collection";
import { CodeMistake } from "../in-order";

/**
 * A build step that creates the pages of one kind in the default language. The i18n plugin creates the other
 * languages' pages, with the same context and their own `language`.
 */
export type PageStep = (args: CreatePagesArgs) => Promise<void>;

/** By collection: the template of the pages of its entries. */
const entryTemplates: Readonly<Record<string, string>> = {
  news: "news-article",
  projects: "project",
  donations: "donation-campaign",
  reports: "report",
  resources: "resource",
  chapters: "chapter",
  documents: "document",
};

/** Path of the template of the pages of a collection's entries. @throws CodeMistake if there is none */
export function entryTemplate({ name }: Pick<Collection, "name">): string {
  const template = entryTemplates[name];
  if (template === undefined)
    throw new CodeMistake(`src/build/pages/page-step.ts: \`entryTemplates\` lacks a template for ${name}`);
  return templateFile(template);
}

/** Path of a template. */
export function templateFile(name: string): string {
  return path.resolve(`src/templates/${name}.tsx`);
}
