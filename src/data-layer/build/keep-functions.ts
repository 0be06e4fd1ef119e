import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { forgetApi, projectDirectory } from "../gatsby-store";

/**
 * Leaves the functions as they are where a rebuild does not concern them: bundling them takes a third of
 * its time. `FUNCTIONS_MADE_OF`, which `npm start` sets when nothing but content changed, is the digest of
 * the site data that they were bundled with.
 */
export const keepFunctions: NonNullable<GatsbyNode["onPreInit"]> = ({ store }) => {
  const madeOf = process.env.FUNCTIONS_MADE_OF;
  if (!madeOf || madeOf !== siteDataDigest(projectDirectory(store))) return;
  // Gatsby empties their folder and fills it again in this hook of a plugin of its own
  forgetApi(store, "functions", "onPreBootstrap");
};

/** Digest of what the last build wrote for the functions; nothing where there was none. */
export function siteDataDigest(directory: string): string | undefined {
  const file = path.join(directory, ".build", "site-data.json");
  return existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : undefined;
}
