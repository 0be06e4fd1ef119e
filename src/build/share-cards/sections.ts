import { readFileSync } from "node:fs";
import path from "node:path";
import { chapters } from "../../content-model/chapters";
import { documents } from "../../content-model/documents";
import { donations } from "../../content-model/donations";
import { news } from "../../content-model/news";
import { demoPage } from "../../content-model/pages/demo";
import { figuresPage } from "../../content-model/pages/figures";
import { homePage } from "../../content-model/pages/home";
import { newsPage } from "../../content-model/pages/news";
import { projectsPage } from "../../content-model/pages/projects";
import { resourcesPage } from "../../content-model/pages/resources";
import { trackingPage } from "../../content-model/pages/tracking";
import { transparencyPage } from "../../content-model/pages/transparency";
import { projects } from "../../content-model/projects";
import { reports } from "../../content-model/reports";
import { resources } from "../../content-model/resources";
import { siteSettings } from "../../content-model/settings/site";
import { findText, type StringTree } from "../../domain/texts";
import { remembered } from "../content/remembered";

/** The types of nodes that have a share card, each with the string that names its part of the site, if any. */
const sections: Readonly<Record<string, string>> = {
  [homePage.typeName]: "",
  [newsPage.typeName]: "sections.news",
  [news.typeName]: "sections.news",
  [projectsPage.typeName]: "sections.projects",
  [projects.typeName]: "sections.projects",
  [resourcesPage.typeName]: "sections.resources",
  [resources.typeName]: "sections.resources",
  [chapters.typeName]: "sections.resources",
  [donations.typeName]: "donate",
  [transparencyPage.typeName]: "",
  [reports.typeName]: "footer.organisation.transparency",
  [figuresPage.typeName]: "",
  [trackingPage.typeName]: "",
  [demoPage.typeName]: "",
  [documents.typeName]: "",
  // for pages that belong to no text of the content
  [siteSettings.typeName]: "",
};

export const cardTypes: readonly string[] = Object.keys(sections);

/** The part of the site that a node's page belongs to, as the site calls it; empty if it belongs to none. */
export function sectionName(directory: string, type: string, language: string): string {
  const key = sections[type];
  if (!key) return "";
  const file = path.join(directory, "locales", language, "common.json");
  const common = remembered([file], () => JSON.parse(readFileSync(file, "utf8")) as StringTree);
  return findText({ common }, language, `common:${key}`);
}
