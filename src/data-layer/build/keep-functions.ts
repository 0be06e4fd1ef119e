import { forgetApi, projectDirectory, type StoreOfPlugins } from "../gatsby-store";
import { siteDataDigest } from "./site-data-file";

/**
 * Leaves the functions as they are where a rebuild does not concern them: bundling them takes a third of
 * its time. `FUNCTIONS_MADE_OF`, which `npm start` sets when nothing but content changed, is the digest of
 * the site data that they were bundled with.
 */
export function keepFunctions({ store }: { readonly store: StoreOfPlugins }): void {
  const madeOf = process.env.FUNCTIONS_MADE_OF;
  if (!madeOf || madeOf !== siteDataDigest(projectDirectory(store))) return;
  // Gatsby empties their folder and fills it again in this hook of a plugin of its own
  forgetApi(store, "functions", "onPreBootstrap");
}
