import type { GatsbyNode } from "gatsby";
import { filmPath } from "../../domain/film";
import { unlocalizedPath } from "../../domain/paths";
import { projectDirectory } from "../../patches/gatsby-store";
import { contentRoot } from "../content/content-root";
import { hasFilm } from "../content/film";

/** Takes the film's page away from a site whose film has not been made. */
export const noPageWithoutFilm: NonNullable<GatsbyNode["onCreatePage"]> = ({ page, actions, store }) => {
  if (unlocalizedPath(page.path) !== filmPath || hasFilm(contentRoot(projectDirectory(store)))) return;
  actions.deletePage(page);
};
