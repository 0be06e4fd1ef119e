import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { projectDirectory } from "../../patches/gatsby-store";

/** A download that is generated from a page's words, one file per language. */
export interface PageFile<Words extends { readonly language: string }> {
  /** GraphQL type of the page's words. */
  readonly typeName: string;
  /** Permanent address of the file in a language. */
  readonly path: (language: string) => string;
  readonly text: (words: Words) => string;
}

/** A build step that writes the file of each language to `public/`. */
export function writePageFile<Words extends { readonly language: string }>(
  pageFile: PageFile<Words>,
): NonNullable<GatsbyNode["onPostBootstrap"]> {
  return ({ getNodesByType, store }) => {
    for (const node of getNodesByType(pageFile.typeName)) {
      const words = node as unknown as Words;
      const file = path.join(projectDirectory(store), "public", pageFile.path(words.language));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, pageFile.text(words));
    }
  };
}
