import type { GatsbyNode } from "gatsby";

/** Minifies the styles in `css` templates at compile time, so that pages do not ship their white space. */
export const useEmotionCompiler: NonNullable<GatsbyNode["onCreateBabelConfig"]> = ({ actions }) => {
  actions.setBabelPlugin({
    name: "@emotion/babel-plugin",
    options: { sourceMap: false, autoLabel: "never" },
  });
};
