import { chapters } from "./chapters";
import { documents } from "./documents";
import { donations } from "./donations";
import { news } from "./news";
import { demoPage } from "./pages/demo";
import { figuresPage } from "./pages/figures";
import { filmPage } from "./pages/film";
import { homePage } from "./pages/home";
import { newsPage } from "./pages/news";
import { projectsPage } from "./pages/projects";
import { resourcesPage } from "./pages/resources";
import { trackingPage } from "./pages/tracking";
import { transparencyPage } from "./pages/transparency";
import { projects } from "./projects";
import { reports } from "./reports";
import { resources } from "./resources";
import { siteSettings } from "./settings/site";

/** The types of nodes that have a share card, each with the string that names its part of the site, if any. */
export const shareSections: Readonly<Record<string, string>> = {
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
  [filmPage.typeName]: "",
  [documents.typeName]: "",
  // for pages that belong to no text of the content
  [siteSettings.typeName]: "",
};
