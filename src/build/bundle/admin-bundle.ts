import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { minifiers } from "../../patches/minify";
import { contentRoot } from "../content/content-root";

/** The parts used here of the admin's webpack configuration, which gatsby-plugin-decap-cms passes on. */
interface AdminWebpackConfig {
  entry: Record<string, unknown>;
  plugins: object[];
  module: { rules: object[]; parser?: Record<string, object> };
  optimization: { minimizer: unknown[] };
  externals?: unknown;
  devtool?: unknown;
  cache?: unknown;
  resolve?: { alias?: Record<string, string> };
}

const pluginsOfPrebuiltReact = ["CopyPlugin", "HtmlWebpackTagsPlugin"];

/**
 * Adapts the plugin's webpack configuration to React 19, which has no build for a script tag: our own entry
 * provides React as a global and loads the prebuilt Decap. Source maps are off; a cache on disk makes
 * rebuilding an unchanged admin free.
 */
export function customizeAdminBundle(config: AdminWebpackConfig): void {
  config.entry = { cms: [path.resolve("src/cms/admin.ts"), path.resolve("src/cms/cms.css")] };
  config.plugins = config.plugins.filter(
    ({ constructor }) => !pluginsOfPrebuiltReact.includes(constructor.name),
  );
  // the guide for editors, part of which the desk shows
  config.module.rules.push({ test: /\.md$/, type: "asset/source" });
  // a view that takes from `gatsby` what its stand-in below lacks fails the build, not a preview
  config.module.parser = { javascript: { exportsPresence: "error" } };
  config.optimization.minimizer = minifiers(config.optimization.minimizer);
  delete config.externals;
  config.devtool = false;
  const cacheDirectory = path.resolve(".cache/webpack-admin");
  // webpack caches where an alias resolved to: without the version, a build would use the last one's content
  config.cache = { type: "filesystem", cacheDirectory, version: contentRoot("") };
  const alias = {
    react: path.resolve("node_modules/cms-react"),
    "react-dom": path.resolve("node_modules/cms-react-dom"),
    "@content": contentRoot(""),
    gatsby$: path.resolve("src/cms/preview/gatsby.tsx"),
  };
  // webpack takes the first that fits, and Gatsby has one for all of `react`
  config.resolve = { ...config.resolve, alias: { ...productionReact, ...config.resolve?.alias, ...alias } };
}

/** Also for `gatsby develop`: the prebuilt Decap does not work with React for development. */
const productionReact = {
  react$: path.resolve("node_modules/cms-react/cjs/react.production.js"),
  "react/jsx-runtime$": path.resolve("node_modules/cms-react/cjs/react-jsx-runtime.production.js"),
  "react/jsx-dev-runtime$": path.resolve("src/cms/jsx-dev-runtime.ts"),
  "react-dom$": path.resolve("node_modules/cms-react-dom/cjs/react-dom.production.js"),
  "react-dom/client$": path.resolve("node_modules/cms-react-dom/cjs/react-dom-client.production.js"),
};

/** Netlify Identity's sign-in widget, for the CMS backend that needs it. */
const identityWidget = "node_modules/netlify-identity-widget/build/netlify-identity.js";

/** Copies the prebuilt Decap (without source maps) and the sign-in widget to `public/admin`. */
export const copyDecap: NonNullable<GatsbyNode["onPostBootstrap"]> = async () => {
  const target = path.resolve("public/admin");
  await mkdir(target, { recursive: true });
  await cp(path.resolve("node_modules/decap-cms-app/dist"), target, {
    recursive: true,
    filter: (source) => !source.endsWith(".map") && path.basename(source) !== "esm",
  });
  await cp(path.resolve(identityWidget), path.join(target, path.basename(identityWidget)));
};
