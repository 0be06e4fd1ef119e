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
export interface DomainNode {
  readonly type: string;
  /** Language of the pages that show it. */
  readonly language: string;
  /** Language that it is written in. */
  readonly contentLanguage: string;
  /** Slug, or path of a copy file: what its languages have in common. */
  readonly key: string;
  readonly data: RawEntry;
}

/** Makes a node, or updates it, as the child of the node that it is read from. */
export function createDomainNode(
  { actions, createContentDigest, createNodeId }: NodePluginArgs,
  parent: Node,
  { type, language, contentLanguage, key, data }: DomainNode,
): void {
  const fields = { ...data, language, contentLanguage };
  const child = {
    ...fields,
    id: createNodeId(idOf(type, key, language, contentLanguage)),
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
  type: string,
  key: string,
  language: string,
): void {
  const fallback = getNode(createNodeId(idOf(type, key, language, defaultLanguage)));
  if (fallback) actions.deleteNode(fallback);
}

function idOf(type: string, key: string, language: string, contentLanguage: string): string {
  return [type, key, language, contentLanguage].join(" ");
}
