import sections from "@content/settings/sections.json";
import site from "@content/settings/site.json";
import { homePage } from "../../content-model/pages/home";
import { sectionSwitches } from "../../content-model/settings/sections";
import { HomeView } from "../../views/home/HomeView";
import { copyIn } from "./copy-in";
import type { PreviewProps } from "./preview-props";
import { queried } from "./queried";
import { shownIn } from "./useEntry";

/** The home page with the form's texts and pictures, without its lists: their entries have previews of their own. */
export function HomePreview(props: PreviewProps) {
  const { entry, locale } = props;
  const page = { ...queried(homePage.schema, entry.get("data").toJS(), props), ...shownIn(locale) };
  return (
    <HomeView
      page={page}
      site={copyIn(site, locale)}
      switches={queried(sectionSwitches.schema, copyIn(sections, locale), props)}
    />
  );
}
