import { cp } from "node:fs/promises";
import path from "node:path";
import type { Reporter, Store } from "gatsby";
import { sampleShare, vitalsLibrary } from "../../domain/vitals";
import { projectDirectory } from "../../patches/gatsby-store";

/** Stops a build, and `develop`, when `GATSBY_VITALS_SAMPLE` is not a share. */
export function checkSample({ reporter }: { readonly reporter: Pick<Reporter, "panic"> }): void {
  try {
    sampleShare(process.env.GATSBY_VITALS_SAMPLE);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
}

const library = "node_modules/web-vitals/dist/web-vitals.iife.js";

/** Copies the library that measures visits to `public/`, if visits are measured. */
export async function copyVitalsLibrary({ store }: { readonly store: Pick<Store, "getState"> }) {
  if (sampleShare(process.env.GATSBY_VITALS_SAMPLE) === 0) return;
  await cp(path.resolve(library), path.join(projectDirectory(store), "public", vitalsLibrary));
}
