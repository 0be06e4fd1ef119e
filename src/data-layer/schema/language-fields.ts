/** How a resolver reaches other nodes: the part of Gatsby's node model that is used here. */
export interface NodeModel {
  findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<object> }>;
  findOne(query: { type: string; query: object }): Promise<object | null>;
  /** The nearest node above an object, or above the node that it is a part of, that `found` accepts. */
  findRootNodeAncestor(part: object, found: (node: object) => boolean): object | null;
  getNodeById(query: { id: string; type?: string }): object | null;
}

/** Fields of every node of the domain. */
export const languageFields = {
  language: { type: "String!", description: "Language of the page that this is shown on" },
  contentLanguage: {
    type: "String!",
    description: "Language of the text: differs from `language` where a translation is missing",
  },
} as const;

interface TranslatedNode {
  readonly slug: string;
}

/** The same entry in every language, itself included. */
export function translationsField(typeName: string) {
  return {
    type: `[${typeName}!]!`,
    description: "The same entry in every language, itself included",
    resolve: async ({ slug }: TranslatedNode, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) => {
      const query = { filter: { slug: { eq: slug } }, sort: { fields: ["language"], order: ["ASC"] } };
      return (await nodeModel.findAll({ type: typeName, query })).entries;
    },
  };
}
