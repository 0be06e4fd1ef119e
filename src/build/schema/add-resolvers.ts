import type { GatsbyNode } from "gatsby";

/** A build step that adds `fields` to GraphQL types; keyed by type and field name, in Gatsby's format. */
export function addResolvers(fields: object): NonNullable<GatsbyNode["createResolvers"]> {
  return ({ createResolvers }) => {
    // Gatsby types it as a bare `Function`.
    (createResolvers as (resolvers: object) => void)(fields);
  };
}
