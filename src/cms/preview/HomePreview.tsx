import projectsPage from "@content/pages/projects.json";
import sections from "@content/settings/sections.json";
import site from "@content/settings/site.json";
import { homePage } from "../../content-model/pages/home";
import { sectionSwitches } from "../../content-model/settings/sections";
import { HomeView } from "../../views/home/HomeView";
import { copyIn } from "./copy-in";
import type { PreviewProps } from "./preview-props";
import { queried } from "./queried";

/** What else the home page shows: it comes from other forms, and is seen in their previews. */
const noEntries = { projects: [], articles: [], resources: [], freeResources: [] };

/** The home page with its words and pictures as they are in the form. */
export function HomePreview({ entry, locale, getAsset }: PreviewProps) {
  const page = { ...queried(homePage.schema, entry.get("data").toJS(), getAsset), contentLanguage: locale };
  return (
    <HomeView
      page={page}
      site={copyIn(site, locale)}
      switches={queried(sectionSwitches.schema, copyIn(sections, locale), getAsset)}
      keyFeatures={copyIn(projectsPage, locale).keyFeatures}
      {...noEntries}
    />
  );
}
