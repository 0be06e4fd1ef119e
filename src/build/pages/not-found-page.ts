import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { previewFolder } from "../../domain/addresses";
import { otherLanguages } from "../../domain/languages";

const translated: readonly string[] = otherLanguages;

/**
 * Takes the match path off translated not-found pages: gatsby-plugin-react-i18next gives `/id/404/` the path
 * `/id/id/*`, which never matches. With `/id/*` it would, but Gatsby would list every Indonesian page in the script of
 * every page. `showTranslatedNotFound` shows the page instead.
 */
export const plainNotFoundPage: NonNullable<GatsbyNode["onCreatePage"]> = ({ page, actions }) => {
  const [, language = "", route, rest] = page.path.split("/");
  if (!translated.includes(language) || route !== "404" || rest || !page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: undefined });
};

/** Lets unknown addresses show the not-found page of their language. Gatsby knows only the default language's. */
export const showTranslatedNotFound: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({
  stage,
  actions,
}) => {
  if (stage !== "build-javascript") return;
  const loader = path.resolve("src/patches/not-found-loader.mjs");
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          test: /[\\/]\.cache[\\/](loader|production-app)\.js$/,
          use: { loader, options: { languages: translated, folder: previewFolder } },
        },
      ],
    },
  });
};
