import path from "node:path";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { resources } from "../../content-model/resources";
import { siteSettings } from "../../content-model/settings/site";
import { sourceTypes } from "../node-types";
import type { NodeModel } from "../schema/language-fields";
import type { Card } from "./draw-card";

/** What a domain node gives its card. */
export interface CardNode {
  readonly language: string;
  readonly title?: string;
  /** Of the home page. */
  readonly hero?: { readonly title: string };
  /** Of a chapter: the slug of its book or course. */
  readonly resource?: string;
  readonly image?: Plate;
}

interface Plate {
  readonly src: string;
  readonly alt: string;
  readonly focus?: string;
}

interface SiteNode extends CardNode {
  readonly name: string;
  readonly legalName: string;
  readonly shareImage: Plate;
}

/** A card, with what its picture on the right shows and is. */
export interface FoundCard extends Card {
  readonly alt: string;
  /** Digest of the picture's content. */
  readonly digest: string;
}

/** The card of the page of a node, in this section. Without a picture of its own it has its book's, or the site's. */
export async function cardOf(node: CardNode, section: string, nodeModel: NodeModel): Promise<FoundCard> {
  const inLanguage = { language: { eq: node.language } };
  const find = (type: string, filter: object) => nodeModel.findOne({ type, query: { filter } });
  const site = (await find(siteSettings.typeName, inLanguage)) as SiteNode | null;
  if (!site) throw new Error("A share card needs the settings of the site");
  const book = node.resource
    ? ((await find(resources.typeName, { ...inLanguage, slug: { eq: node.resource } })) as CardNode | null)
    : null;
  const owner = [node, book].find((each) => each?.image) ?? { ...site, image: site.shareImage };
  const plate = owner.image ?? site.shareImage;
  const from = nodeModel.findRootNodeAncestor(owner, isFile) as FileSystemNode;
  const file = path.resolve(path.dirname(from.absolutePath), plate.src);
  const picture = (await find(sourceTypes.file, { absolutePath: { eq: file } })) as FileSystemNode;
  return {
    name: site.name,
    section,
    title: node.title ?? node.hero?.title ?? site.legalName,
    picture: { file, focus: plate.focus ?? "50% 50%" },
    alt: plate.alt,
    digest: picture.internal.contentDigest,
  };
}

const isFile = (node: object) => "absolutePath" in node;
