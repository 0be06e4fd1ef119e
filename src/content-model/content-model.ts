import { chapters } from "./chapters";
import type { Collection, CopyFile } from "./collection";
import { documents } from "./documents";
import { donations } from "./donations";
import { news } from "./news";
import { cmsAccessPage } from "./pages/cms-access";
import { demoPage } from "./pages/demo";
import { donatePage } from "./pages/donate";
import { homePage } from "./pages/home";
import { newsPage } from "./pages/news";
import { notFoundPage } from "./pages/not-found";
import { projectsPage } from "./pages/projects";
import { resourcesPage } from "./pages/resources";
import { trackingPage } from "./pages/tracking";
import { projects } from "./projects";
import { resources } from "./resources";
import { givingSettings } from "./settings/giving";
import { sectionSwitches } from "./settings/sections";
import { siteSettings } from "./settings/site";

/** Every collection, in the order of the editors' area. */
export const collections: readonly Collection[] = [news, projects, donations, resources, chapters, documents];

/** Every page-copy and settings file. */
export const copyFiles: readonly CopyFile[] = [
  homePage,
  newsPage,
  projectsPage,
  trackingPage,
  demoPage,
  donatePage,
  resourcesPage,
  notFoundPage,
  cmsAccessPage,
  siteSettings,
  givingSettings,
  sectionSwitches,
];
