import { languageCodes } from "../../domain/languages";

/** The part used here of Gatsby's node model, through which resolvers find other nodes. */
export interface NodeModel {
  findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<object> }>;
  findOne(query: { type: string; query: object }): Promise<object | null>;
  /** The nearest node that `found` accepts: the one that `part` is or belongs to, or an ancestor of it. */
  findRootNodeAncestor(part: object, found: (node: object) => boolean): object | null;
  getNodeById(query: { id: string; type?: string }): object | null;
}

/** GraphQL fields of every domain node. */
export const languageFields = {
  language: { type: "String!", description: "Language of the page that this is shown on" },
  contentLanguage: {
    type: "String!",
    description: "Language of the text: differs from `language` where a translation is missing",
  },
  newerIn: {
    type: "String",
    description: "Language in which the text has changed since this one was last confirmed",
  },
  partlyIn: {
    type: "String",
    description: "Language from which something in this text was filled in, and not translated since",
  },
} as const;

/** GraphQL field: languages in which an entry or a copy file has its own text, without fallbacks. */
export const writtenIn = {
  type: "[String!]!",
  description: "Languages that have a text of their own: elsewhere the default language's is shown",
} as const;

/** The field `writtenIn` of a type. */
export function writtenInField(typeName: string) {
  return {
    ...writtenIn,
    resolve: async (node: object, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) => {
      const filter = "slug" in node ? { slug: { eq: node.slug } } : {};
      const { entries } = await nodeModel.findAll({ type: typeName, query: { filter } });
      const own = [...(entries as Iterable<WrittenNode>)]
        .filter(({ language, contentLanguage }) => language === contentLanguage)
        .map(({ language }) => language);
      return languageCodes.filter((code) => own.includes(code));
    },
  };
}

interface WrittenNode {
  readonly language: string;
  readonly contentLanguage: string;
}

interface TranslatedNode {
  readonly slug: string;
}

/** GraphQL field: the same entry in every language, itself included. */
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
