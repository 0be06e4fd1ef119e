import type { Node, NodePluginArgs } from "gatsby";
import type { RawEntry } from "../../content-model/file-text";
import { isLanguage, languageCodes } from "../../domain/languages";
import type { Fields } from "../../domain/record";

/** A file of `content/` with its Gatsby node. */
export interface Source {
  /** The node that the domain nodes are made from: Markdown, or the JSON file itself. */
  readonly node: Node;
  /** Absolute path of `content/`. */
  readonly contentRoot: string;
  /** Path of the file relative to `contentRoot`. */
  readonly file: string;
}

/** A node that pages query: one text of the model for one language. */
export interface DomainNode extends NodeName {
  readonly data: RawEntry;
}

/** What an entry's node has besides the fields of its collection. */
export interface EntryNode extends Fields {
  readonly slug: string;
  readonly language: string;
  readonly contentLanguage: string;
  readonly path: string;
  readonly onSite: boolean;
}

/** The nodes of a collection's entries, in all languages: Gatsby types nodes by their own fields only. */
export function entryNodes(
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
  typeName: string,
): readonly EntryNode[] {
  return getNodesByType(typeName) as unknown as readonly EntryNode[];
}

/** Identifies a domain node within one content folder. */
interface NodeName {
  readonly type: string;
  /** Language of the pages that show it. */
  readonly language: string;
  /** Language that the text is written in. */
  readonly contentLanguage: string;
  /** Slug, or path of a copy file: the same in every language. */
  readonly key: string;
}

/** Creates or updates a node, as a child of its source node. */
export function createDomainNode(
  { actions, createContentDigest, createNodeId }: NodePluginArgs,
  { node: parent, contentRoot }: Source,
  { data, ...node }: DomainNode,
): void {
  const { type, language, contentLanguage } = node;
  const fields = { ...data, language, contentLanguage };
  const child = {
    ...fields,
    id: createNodeId(idOf(contentRoot, node)),
    parent: parent.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  void actions.createNode(child);
  actions.createParentChildLink({ parent, child });
}

/** Deletes the node with another language's text that was the fallback until a text appeared. */
export function deleteFallbackNodes(
  args: NodePluginArgs,
  source: Source,
  text: Omit<NodeName, "contentLanguage">,
): void {
  const others = languageCodes.filter((code) => code !== text.language);
  for (const contentLanguage of others) deleteNode(args, source, { ...text, contentLanguage });
}

/** Deletes the nodes with a text that is no longer shown, in all languages. */
export function deleteNodesOf(args: NodePluginArgs, source: Source, text: Omit<NodeName, "language">): void {
  for (const language of languageCodes) deleteNode(args, source, { ...text, language });
}

function deleteNode(
  { actions, createNodeId, getNode }: NodePluginArgs,
  { contentRoot }: Source,
  name: NodeName,
): void {
  const node = getNode(createNodeId(idOf(contentRoot, name)));
  if (node) actions.deleteNode(node);
}

/** Deletes the nodes of a type in languages that the site no longer has: Gatsby keeps them in its cache. */
export function deleteOtherLanguages({ actions, getNodesByType }: NodePluginArgs, type: string): void {
  for (const node of getNodesByType(type)) {
    if (!isLanguage(String(node.language))) actions.deleteNode(node);
  }
}

/**
 * Node ID, different for each content folder. If Gatsby's cache comes from a build of another folder, Gatsby
 * deletes that folder's file nodes with their children, which must not be this folder's nodes.
 */
function idOf(contentRoot: string, { type, key, language, contentLanguage }: NodeName): string {
  return [contentRoot, type, key, language, contentLanguage].join(" ");
}
