import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Dialogs and toasts, and what they are made of: fetched when the first of them is shown. */
const overlays = [
  /[\\/]src[\\/]components[\\/]Dialog[\\/]Dialog\./,
  /[\\/]node_modules[\\/](@radix-ui|aria-hidden|get-nonce|react-remove-scroll(-bar)?|react-style-singleton|tslib|use-callback-ref|use-sidecar)[\\/]/,
];

/** Modules that no page uses, and that the CommonJS packages which name them would bring along. */
const unused = [
  ...["Trans", "TransWithoutContext", "Translation", "useSSR", "withSSR", "withTranslation"].map(
    (name) => `react-i18next/dist/es/${name}.js`,
  ),
  "gatsby-plugin-react-i18next/dist/Link.js",
  // its sign-in on public pages is switched off, and would not work
  "gatsby-plugin-decap-cms/gatsby-browser.js",
  "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
  "browser-lang",
  "gatsby-script",
  // for withTheme, and themes are custom properties here
  "hoist-non-react-statics",
  "outdent",
  // parts of pages that are built by themselves, and offline copies: the site has neither
  "./.cache/slice.js",
  "./.cache/register-service-worker.js",
];

/**
 * Keeps out of a page's first load what it does not need then. Left alone, Gatsby puts whatever enough
 * lazy parts share into the script of every page.
 */
export const leanBundle: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    resolve: { alias: Object.fromEntries(unused.map((name) => [moduleRequest(name), false])) },
    optimization: {
      splitChunks: {
        cacheGroups: {
          // what every page has anyway compresses better in the one script that every page loads
          commons: { name: "app" },
          // and what only two pages have, in their own
          shared: { minSize: 60_000 },
          overlays: { test: isOverlay, name: "overlays", chunks: "all", priority: 30, enforce: true },
        },
      },
    },
  });
};

function isOverlay(module: { readonly nameForCondition?: () => string | null }): boolean {
  const file = module.nameForCondition?.() ?? "";
  return overlays.some((pattern) => pattern.test(file));
}

/** A file is known by its path, since its neighbours import it relative to themselves. */
function moduleRequest(name: string): string {
  if (name.startsWith(".")) return path.resolve(name);
  return name.endsWith(".js") ? path.resolve("node_modules", name) : `${name}$`;
}
