import type { GatsbyNode } from "gatsby";
import { filmFiles, filmPage } from "../../content-model/pages/film";
import { lengthOf } from "../../domain/film";
import { addResolvers } from "./add-resolvers";
import { claimsField } from "./claims-field";
import { filesAt, type FileContext } from "./files-field";

interface Film {
  readonly scenes: readonly { readonly seconds: number }[];
}

/** GraphQL fields: the length of the film, its files, and the claims that its captions name. */
export const defineFilmFields: NonNullable<GatsbyNode["createResolvers"]> = addResolvers({
  [filmPage.typeName]: {
    seconds: {
      type: "Int",
      description: "Length of the film; null if it has not been made in every format",
      // asked of Gatsby, which makes pages anew whose files came or went
      resolve: async ({ scenes }: Film, _args: unknown, context: FileContext) =>
        (await filesAt(filmFiles, context)).length === filmFiles.length ? lengthOf(scenes) : null,
    },
    claims: claimsField,
    files: {
      type: "[File!]!",
      description: "The film in several formats: browsers take the first that they can play",
      resolve: (_film: Film, _args: unknown, context: FileContext) => filesAt(filmFiles, context),
    },
  },
});
