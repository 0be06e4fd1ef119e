import type { GatsbyNode } from "gatsby";
import { defaultLanguage, isLanguage } from "../../domain/languages";

/**
 * Corrects the match path of translated not-found pages: gatsby-plugin-react-i18next gives `/id/404/` the
 * path `/id/id/*`, which never matches. With `/id/*`, unknown Indonesian addresses show the Indonesian page.
 */
export const repairNotFoundPage: NonNullable<GatsbyNode["onCreatePage"]> = ({ page, actions }) => {
  const [, language = "", route, rest] = page.path.split("/");
  if (!isLanguage(language) || language === defaultLanguage || route !== "404" || rest) return;
  const matchPath = `/${language}/*`;
  if (page.matchPath === matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath });
};
