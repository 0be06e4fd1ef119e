import type { NodePluginArgs } from "gatsby";
import type { z } from "zod";
import { keyOf } from "../../content-model/appearance";
import type { Collection } from "../../content-model/collection";
import { figuresPage } from "../../content-model/pages/figures";
import { siteSettings } from "../../content-model/settings/site";
import type { StringTree } from "../../domain/texts";
import { projectDirectory } from "../../patches/gatsby-store";
import { stringsIn } from "../content/strings-in";
import { entryNodes, type EntryNode } from "../nodes/domain-node";
import { writePublicFile } from "./public-file";

/** A file of data beside the page of each entry of a collection. */
export interface PageData<Node extends EntryNode> {
  readonly collection: Pick<Collection, "typeName">;
  /** Name of the file, which no other file of the site has. */
  readonly name: string;
  /** Namespaces whose interface strings it is written with. */
  readonly namespaces: readonly string[];
  /** The file of an entry, given whose it is; undefined if it has none. */
  readonly write: (
    node: Node,
    strings: Readonly<Record<string, StringTree>>,
    credit: Credit,
  ) => string | undefined;
}

/** Whose data of the site are, so that copied rows say it. */
export interface Credit {
  readonly organisation: string;
  /** Identifier of the licence. */
  readonly licence: string;
}

/** Whose the data of this site are; the same in every language. */
export function creditOf({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): Credit {
  const [{ licenceName = "" } = {}] = getNodesByType(figuresPage.typeName) as readonly Licensed[];
  const [{ legalName = "" } = {}] = getNodesByType(siteSettings.typeName) as readonly Named[];
  return { organisation: legalName, licence: licenceName };
}

type Licensed = Partial<Pick<z.output<typeof figuresPage.schema>, "licenceName">>;

type Named = Partial<Pick<z.output<typeof siteSettings.schema>, "legalName">>;

/** Writes the data of each entry that has a page, also of previews. */
export function writePageData<Node extends EntryNode>(
  { store, ...nodes }: Pick<NodePluginArgs, "store" | "getNodesByType">,
  { collection, name, namespaces, write }: PageData<Node>,
): void {
  const credit = creditOf(nodes);
  for (const node of entryNodes(nodes, collection.typeName) as readonly Node[]) {
    const strings = stringsOf(projectDirectory(store), node.language, namespaces);
    const data = node.onSite || keyOf(node) ? write(node, strings, credit) : undefined;
    if (data !== undefined) writePublicFile(store, node.path + name, data);
  }
}

function stringsOf(directory: string, language: string, namespaces: readonly string[]) {
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, stringsIn(directory, language, namespace)]),
  );
}
