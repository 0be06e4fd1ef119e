import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { writePublicFile } from "./public-file";

/** A download that is generated from a page's words, one file per language. */
export interface PageFile<Words extends { readonly language: string }> {
  /** GraphQL type of the page's words. */
  readonly typeName: string;
  /** Permanent address of the file in a language. */
  readonly path: (language: string) => string;
  /** Undefined if something that the file needs was left out as broken: there is no file then. */
  readonly text: (words: Words, args: Pick<NodePluginArgs, "getNodesByType" | "store">) => string | undefined;
}

/** A build step that writes the file of each language to `public/`. */
export function writePageFile<Words extends { readonly language: string }>(
  pageFile: PageFile<Words>,
): NonNullable<GatsbyNode["onPostBootstrap"]> {
  return (args) => {
    for (const node of args.getNodesByType(pageFile.typeName)) {
      const words = node as unknown as Words;
      const text = pageFile.text(words, args);
      if (text !== undefined) writePublicFile(args.store, pageFile.path(words.language), text);
    }
  };
}
