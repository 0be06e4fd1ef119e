import type { GatsbyNode } from "gatsby";

/** Minifies the styles in `css` templates when they are compiled, so that pages do not carry their white space. */
export const useEmotionCompiler: NonNullable<GatsbyNode["onCreateBabelConfig"]> = ({ actions }) => {
  actions.setBabelPlugin({
    name: "@emotion/babel-plugin",
    options: { sourceMap: false, autoLabel: "never" },
  });
};
