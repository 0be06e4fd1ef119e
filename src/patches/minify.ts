import path from "node:path";
import type { GatsbyNode } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";

/** Year of the language that the oldest browsers of `browserslist` know. */
const ecma = 2020;

const options = { compress: { ecma, passes: 2 }, mangle: true, format: { ecma } } as const;

/** Modules with a function whose text is put into pages. */
const inlined = /[\\/]shell[\\/]html[\\/](start-when-needed|open-search-by-key|measure-visit)\.ts$/;

/**
 * Minifiers for a webpack configuration: swc for scripts. Gatsby's, Terser, needs 20 s more, and
 * writes the language of 2009.
 *
 * @param given those of Gatsby; all but Terser are kept
 */
export function minifiers(given: readonly unknown[]): unknown[] {
  const swc = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: options,
    // licences stand in a file beside each script; to name it in the script, too, takes some 50 bytes each
    extractComments: { condition: "some", banner: false },
    parallel: false,
  });
  return [swc, ...given.filter((minifier) => !isTerser(minifier))];
}

/** By name: Gatsby may have another copy of the plugin. */
function isTerser(minifier: unknown): boolean {
  return (minifier as object).constructor.name === TerserPlugin.name;
}

interface Minified {
  readonly optimization: { minimizer: unknown[] };
}

/** Makes Gatsby minify pages' scripts by {@link minifiers}, and those in their HTML in the same way. */
export const minifyFast: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({
  stage,
  actions,
  getConfig,
}) => {
  if (stage === "build-html") {
    const use = { loader: path.resolve("src/patches/minify-loader.mjs"), options };
    actions.setWebpackConfig({ module: { rules: [{ test: inlined, enforce: "post", use }] } });
  }
  if (stage !== "build-javascript") return;
  const config = (getConfig as () => Minified)();
  config.optimization.minimizer = minifiers(config.optimization.minimizer);
  actions.replaceWebpackConfig(config);
};
