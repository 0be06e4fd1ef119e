import type { Node, NodePluginArgs } from "gatsby";
import type { RawEntry } from "../../content-model/file-text";
import { defaultLanguage } from "../../i18n/languages";

/** A file of `content/` as Gatsby knows it. */
export interface Source {
  /** The node that the domain nodes are made from: Markdown, or the JSON file itself. */
  readonly node: Node;
  /** Absolute path of `content/`. */
  readonly contentRoot: string;
  /** Path relative to it. */
  readonly file: string;
}

/** What is queried: one text of the model in one language. */
export interface DomainNode extends NodeName {
  readonly data: RawEntry;
}

/** What tells a domain node from every other of the same folder. */
interface NodeName {
  readonly type: string;
  /** Language of the pages that show it. */
  readonly language: string;
  /** Language that it is written in. */
  readonly contentLanguage: string;
  /** Slug, or path of a copy file: what its languages have in common. */
  readonly key: string;
}

/** Makes a node, or updates it, as the child of the node that it is read from. */
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

/** Takes away the original that stood in for a translation until now. */
export function deleteFallbackNode(
  { actions, createNodeId, getNode }: NodePluginArgs,
  { contentRoot }: Source,
  translation: Omit<NodeName, "contentLanguage">,
): void {
  const name = { ...translation, contentLanguage: defaultLanguage };
  const fallback = getNode(createNodeId(idOf(contentRoot, name)));
  if (fallback) actions.deleteNode(fallback);
}

/**
 * Gatsby's cache may come from another folder: it then deletes the nodes of that folder's files with their
 * children. So nodes of one folder are not those of another.
 */
function idOf(contentRoot: string, { type, key, language, contentLanguage }: NodeName): string {
  return [contentRoot, type, key, language, contentLanguage].join(" ");
}
