import type { GatsbyNode } from "gatsby";
import { defaultLanguage, isLanguage } from "../../i18n/languages";

/**
 * gatsby-plugin-react-i18next gives `/id/404/` the match path `/id/id/*`, which no address has:
 * makes it `/id/*`, so that an unknown Indonesian address shows the Indonesian page.
 */
export const repairNotFoundPage: NonNullable<GatsbyNode["onCreatePage"]> = ({ page, actions }) => {
  const [, language = "", route, rest] = page.path.split("/");
  if (!isLanguage(language) || language === defaultLanguage || route !== "404" || rest) return;
  const matchPath = `/${language}/*`;
  if (page.matchPath === matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath });
};
