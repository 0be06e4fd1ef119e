import { collections } from "../../content-model/content-model";
import type { Fields } from "../../domain/record";
import type { NodeModel } from "./language-fields";

interface EntryNode {
  readonly language: string;
}

/** Name of the GraphQL type of a collection's entries. Throws if the model has no such collection. */
export function referencedType(collection: string): string {
  const found = collections.find(({ name }) => name === collection);
  if (!found)
    throw new Error(`The content model refers to the collection ${collection}, which it does not have`);
  return found.typeName;
}

/** A resolver that turns the slug in field `name` into that entry, in the language of the referring entry. */
export function resolveReference(name: string, collection: string) {
  const type = referencedType(collection);
  return async (source: object, _args: unknown, { nodeModel }: { readonly nodeModel: NodeModel }) => {
    const slug = (source as Fields)[name];
    const language = entryOf(source, nodeModel)?.language;
    if (typeof slug !== "string" || language === undefined) return null;
    const filter = { slug: { eq: slug }, language: { eq: language } };
    return await nodeModel.findOne({ type, query: { filter } });
  };
}

/** The entry that an object is or belongs to. */
function entryOf(source: object, nodeModel: NodeModel): EntryNode | null {
  return isEntry(source) ? source : (nodeModel.findRootNodeAncestor(source, isEntry) as EntryNode | null);
}

function isEntry(node: object): node is EntryNode {
  return "language" in node && "contentLanguage" in node;
}
