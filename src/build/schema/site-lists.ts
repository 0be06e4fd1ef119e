import type { GatsbyNode } from "gatsby";
import { collections } from "../../content-model/content-model";
import type { Fields } from "../../domain/record";
import { addResolvers } from "./add-resolvers";

/** GraphQL field of every entry. */
export const onSiteField = {
  type: "Boolean!",
  description:
    "Whether it is no draft and its day has come. Lists leave the others out unless they filter by it",
} as const;

interface ListArguments {
  readonly filter?: Fields;
}

interface ListInfo {
  readonly originalResolver: (
    source: unknown,
    args: ListArguments,
    context: unknown,
    info: ListInfo,
  ) => unknown;
}

/** Leaves entries that are not on the site out of a list, unless its filter says otherwise. */
export function withoutHidden({ filter, ...args }: ListArguments): ListArguments {
  return { ...args, filter: { onSite: { eq: true }, ...filter } };
}

/** Makes every list of entries, `allNewsArticle`, `allEntry` and so on, one of those that are on the site. */
export const hideFromLists: NonNullable<GatsbyNode["createResolvers"]> = addResolvers({
  Query: Object.fromEntries(
    ["Entry", ...collections.map(({ typeName }) => typeName)].map((typeName) => [
      `all${typeName}`,
      {
        resolve: (source: unknown, args: ListArguments, context: unknown, info: ListInfo) =>
          info.originalResolver(source, withoutHidden(args), context, info),
      },
    ]),
  ),
});
