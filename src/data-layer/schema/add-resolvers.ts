import type { GatsbyNode } from "gatsby";

/** The step of the build that adds `fields` to types: by type, by name, as Gatsby takes them. */
export function addResolvers(fields: object): NonNullable<GatsbyNode["createResolvers"]> {
  return ({ createResolvers }) => {
    // Gatsby's own type is a bare `Function`.
    (createResolvers as (resolvers: object) => void)(fields);
  };
}
