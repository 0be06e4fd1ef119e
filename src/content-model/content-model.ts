import { chapters } from "./chapters";
import { claims } from "./claims";
import type { Collection, CopyFile } from "./collection";
import { documents } from "./documents";
import { donations } from "./donations";
import { news } from "./news";
import { cmsAccessPage } from "./pages/cms-access";
import { demoPage } from "./pages/demo";
import { donatePage } from "./pages/donate";
import { figuresPage } from "./pages/figures";
import { filmPage } from "./pages/film";
import { homePage } from "./pages/home";
import { newsPage } from "./pages/news";
import { notFoundPage } from "./pages/not-found";
import { projectsPage } from "./pages/projects";
import { resourcesPage } from "./pages/resources";
import { trackingPage } from "./pages/tracking";
import { transparencyPage } from "./pages/transparency";
import { projects } from "./projects";
import { reports } from "./reports";
import { resources } from "./resources";
import { givingSettings } from "./settings/giving";
import { redirectSettings } from "./settings/redirects";
import { sectionSwitches } from "./settings/sections";
import { siteSettings } from "./settings/site";

/** Every collection, in the order of the editors' area. */
export const collections: readonly Collection[] = [
  news,
  projects,
  donations,
  claims,
  reports,
  resources,
  chapters,
  documents,
];

/** Every page-copy and settings file. */
export const copyFiles: readonly CopyFile[] = [
  homePage,
  newsPage,
  projectsPage,
  trackingPage,
  figuresPage,
  transparencyPage,
  demoPage,
  filmPage,
  donatePage,
  resourcesPage,
  notFoundPage,
  cmsAccessPage,
  siteSettings,
  givingSettings,
  sectionSwitches,
  redirectSettings,
];
