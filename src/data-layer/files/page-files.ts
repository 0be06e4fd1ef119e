import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { projectDirectory } from "../gatsby-store";

/** A file for download that is made of a page's words, in each language. */
export interface PageFile<Words extends { readonly language: string }> {
  /** GraphQL type of the page's words. */
  readonly typeName: string;
  /** Its address in a language; the same as long as the site lives. */
  readonly path: (language: string) => string;
  readonly text: (words: Words) => string;
}

/** Writes the file of each language into the site. */
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
