import { readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Dialogs, toasts and their libraries: one chunk, loaded when the first of them is shown. */
const overlays = [
  /[\\/]src[\\/]components[\\/]Dialog[\\/]Dialog\./,
  /[\\/]node_modules[\\/](@radix-ui|aria-hidden|get-nonce|react-remove-scroll(-bar)?|react-style-singleton|tslib|use-callback-ref|use-sidecar)[\\/]/,
];

/** Modules that no page uses, but that would be bundled because CommonJS packages import them. */
const unused = [
  // i18next: a page's strings are looked up by `findText`
  "gatsby-plugin-react-i18next/gatsby-browser.js",
  // sign-in on public pages: it is switched off and would not work
  "gatsby-plugin-decap-cms/gatsby-browser.js",
  "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
  "gatsby-script",
  // only Emotion's withTheme needs it; themes are CSS custom properties here
  "hoist-non-react-statics",
  // Gatsby's slices and service worker: the site uses neither
  "./.cache/slice.js",
  "./.cache/register-service-worker.js",
];

/** Structured data: it is in the HTML, from which search engines take it. `PageHead` renders none in browsers. */
const prerendered = [
  "./src/shell/StructuredData.tsx",
  ...readdirSync("src/shell/schemas").map((file) => `./src/shell/schemas/${file}`),
];

/**
 * Keeps code out of a page's first load that it does not need yet. By default, Gatsby puts modules that
 * enough lazy chunks share into the script of every page.
 */
export const leanBundle: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    resolve: {
      alias: Object.fromEntries([...unused, ...prerendered].map((name) => [moduleRequest(name), false])),
    },
    optimization: {
      splitChunks: {
        cacheGroups: {
          // modules that every page needs compress better in the one script that every page loads
          commons: { name: "app" },
          // in bytes: smaller modules that only a few pages share are repeated in each page's script
          shared: { minSize: 80_000 },
          overlays: { test: isOverlay, name: "overlays", chunks: isLazy, priority: 30, enforce: true },
          // the demo's tabs are of the same library, and would bring all overlays along
          tabs: { test: isOverlay, name: "tabs", chunks: isPage, priority: 40, enforce: true },
        },
      },
    },
  });
};

/**
 * Names scripts by 8 digits of their digest instead of 20: every page loads the list of all of them, and digests do
 * not compress.
 */
export const shortDigests: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({
  stage,
  getConfig,
  actions,
}) => {
  if (stage !== "build-javascript") return;
  const config = (getConfig as () => { readonly output: object })();
  // Gatsby leaves the output of `setWebpackConfig` out
  actions.replaceWebpackConfig({ ...config, output: { ...config.output, hashDigestLength: 8 } });
};

/** Icons without what lucide-react brings along, the same in browsers and in the HTML that they take over. */
export const leanIcons: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ stage, actions }) => {
  if (!stage.startsWith("build")) return;
  const theirs = moduleRequest("lucide-react/dist/esm/createLucideIcon.mjs");
  const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
  actions.setWebpackConfig({
    resolve: { alias: { [theirs]: path.resolve("src/patches/lean-icon.ts") } },
    module: { rules: [{ test: icons, use: path.resolve("src/patches/lean-icon-loader.mjs") }] },
  });
};

interface Chunk {
  readonly name?: string | null;
}

/** Whether a chunk is the script of a page. */
const isPage = ({ name }: Chunk) => name?.startsWith("component---") ?? false;

const isLazy = (chunk: Chunk) => !isPage(chunk);

function isOverlay(module: { readonly nameForCondition?: () => string | null }): boolean {
  const file = module.nameForCondition?.() ?? "";
  return overlays.some((pattern) => pattern.test(file));
}

/** The request for a module: of a file its path, since other files import it relative to themselves. */
function moduleRequest(name: string): string {
  if (name.startsWith(".")) return path.resolve(name);
  // webpack knows files by their real paths, and node_modules may be a link
  return name.endsWith("js") ? path.join(realpathSync("node_modules"), name) : `${name}$`;
}
