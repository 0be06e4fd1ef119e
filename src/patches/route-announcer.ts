import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** The module of Gatsby that makes its announcements of pages heard, and ours in its place. */
const modules = {
  gatsbys: ".cache/route-announcer-props.js",
  ours: "src/patches/announcer-props.ts",
} as const;

/** Silences Gatsby's announcement of a new page, for which it has no option. */
export const silenceGatsby: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ actions }) => {
  actions.setWebpackConfig({
    resolve: { alias: { [path.resolve(modules.gatsbys)]: path.resolve(modules.ours) } },
  });
};
