import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { contentRoot } from "../content/content-root";

/** Options of gatsby-plugin-decap-cms; what it passes on is webpack's configuration for the admin. */
interface AdminWebpackConfig {
  entry: Record<string, unknown>;
  plugins: object[];
  externals?: unknown;
  devtool?: unknown;
  cache?: unknown;
  resolve?: { alias?: Record<string, string> };
}

const pluginsOfPrebuiltReact = ["CopyPlugin", "HtmlWebpackTagsPlugin"];

/**
 * Fits the plugin's webpack configuration to React 19, which has no build for a script tag: our own
 * entry supplies React as a global and loads the prebuilt Decap. No source maps; a cache, so that an
 * unchanged admin costs nothing.
 */
export function customizeAdminBundle(config: AdminWebpackConfig): void {
  config.entry = { cms: [path.resolve("src/cms/admin.ts"), path.resolve("src/cms/cms.css")] };
  config.plugins = config.plugins.filter(
    ({ constructor }) => !pluginsOfPrebuiltReact.includes(constructor.name),
  );
  delete config.externals;
  config.devtool = false;
  const cacheDirectory = path.resolve(".cache/webpack-admin");
  // webpack remembers where an alias led: without the version a build would take another content's copy
  config.cache = { type: "filesystem", cacheDirectory, version: contentRoot("") };
  const alias = {
    react: path.resolve("node_modules/cms-react"),
    "react-dom": path.resolve("node_modules/cms-react-dom"),
    "@content": contentRoot(""),
    gatsby$: path.resolve("src/cms/preview/gatsby.tsx"),
  };
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...alias } };
}

/** Netlify's sign-in, for the backend that needs it. */
const identityWidget = "node_modules/netlify-identity-widget/build/netlify-identity.js";

/** Puts the prebuilt Decap, its chunks without source maps, and the sign-in beside the admin's page. */
export const copyDecap: NonNullable<GatsbyNode["onPostBootstrap"]> = async () => {
  const target = path.resolve("public/admin");
  await mkdir(target, { recursive: true });
  await cp(path.resolve("node_modules/decap-cms-app/dist"), target, {
    recursive: true,
    filter: (source) => !source.endsWith(".map") && path.basename(source) !== "esm",
  });
  await cp(path.resolve(identityWidget), path.join(target, path.basename(identityWidget)));
};
