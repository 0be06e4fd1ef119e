import { forgetApi, projectDirectory, type StoreOfPlugins } from "../../patches/gatsby-store";
import { siteDataDigest } from "./site-data-file";

/**
 * Skips bundling the functions in a rebuild that does not affect them, which saves a third of its time.
 * `FUNCTIONS_MADE_OF`, set by `npm start` for a rebuild after content changes, is the digest of the site
 * data that the existing functions were bundled with.
 */
export function keepFunctions({ store }: { readonly store: StoreOfPlugins }): void {
  const madeOf = process.env.FUNCTIONS_MADE_OF;
  if (!madeOf || madeOf !== siteDataDigest(projectDirectory(store))) return;
  // in this hook, Gatsby's internal plugin `functions` empties and refills the functions' folder
  forgetApi(store, "functions", "onPreBootstrap");
}
