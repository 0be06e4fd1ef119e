import { claims } from "../../content-model/claims";
import type { NodeModel } from "./language-fields";

interface ClaimingNode {
  readonly language: string;
  /** Figures of the claims that the texts name, by the claim's slug. */
  readonly figures: Readonly<Record<string, string>>;
  /** The claim that a project's form names. */
  readonly claim?: string;
}

/** GraphQL field: the claims that an entry names, in its form or its texts. */
export const claimsField = {
  type: `[${claims.typeName}!]!`,
  description: "The claims whose figures it shows",
  resolve: async (
    { language, figures, claim }: ClaimingNode,
    _args: unknown,
    { nodeModel }: { readonly nodeModel: NodeModel },
  ) => {
    const named = [...new Set([...(claim ? [claim] : []), ...Object.keys(figures)])];
    if (named.length === 0) return [];
    const filter = { language: { eq: language }, slug: { in: named } };
    const query = { filter, sort: { fields: ["slug"], order: ["ASC"] } };
    return (await nodeModel.findAll({ type: claims.typeName, query })).entries;
  },
};
