import type { Collection, CopyFile } from "./collection";
import { documents } from "./documents";
import { donations } from "./donations";
import { news } from "./news";
import { cmsAccessPage } from "./pages/cms-access";
import { homePage } from "./pages/home";
import { newsPage } from "./pages/news";
import { notFoundPage } from "./pages/not-found";
import { projectsPage } from "./pages/projects";
import { trackingPage } from "./pages/tracking";
import { projects } from "./projects";
import { resources } from "./resources";
import { givingSettings } from "./settings/giving";
import { sectionSwitches } from "./settings/sections";
import { siteSettings } from "./settings/site";

/** Every collection, in the order of the editors' area. */
export const collections: readonly Collection[] = [news, projects, donations, resources, documents];

/** Every page-copy and settings file. */
export const copyFiles: readonly CopyFile[] = [
  homePage,
  newsPage,
  projectsPage,
  trackingPage,
  notFoundPage,
  cmsAccessPage,
  siteSettings,
  givingSettings,
  sectionSwitches,
];
