import path from "node:path";
import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby";
import { donations } from "../../content-model/donations";
import { projects } from "../../content-model/projects";
import { pathPrefixOf, projectDirectory } from "../../patches/gatsby-store";
import { addResolvers } from "../schema/add-resolvers";
import type { NodeModel } from "../schema/language-fields";
import { cardOf, type CardNode } from "./card-of";
import { cardFile, cardsPath, keepCard } from "./keep-card";
import { cardText, cardTypes, sectionName } from "./sections";

const typeName = "ShareCard";

/** Defines the GraphQL type of a share card. */
export const defineShareCard: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({
  actions,
  schema,
}) => {
  const fields = {
    picture: { type: "String!", description: "Address of the picture, which contains the title" },
    alt: { type: "String!", description: "What the picture says and shows" },
  };
  const description = "How a page looks where a link to it is shared";
  actions.createTypes([schema.buildObjectType({ name: typeName, description, fields })]);
};

type Resolve = (
  node: CardNode & Node & { readonly campaign?: string },
  _args: unknown,
  context: { readonly nodeModel: NodeModel },
) => Promise<{ readonly picture: string; readonly alt: string } | null>;

/**
 * Gives every node with a page its share card, which is drawn when it is first asked for, and every project one of the
 * page on which one gives to it, unless it has a campaign, whose card that is.
 */
export const addShareCards: NonNullable<GatsbyNode["createResolvers"]> = (
  args: CreateResolversArgs,
  ...rest
) => {
  const directory = projectDirectory(args.store);
  const fontFile = path.join(directory, "src/theme/fonts/plus-jakarta-sans-wght.ttf");
  const drawn = async (node: CardNode, type: string, nodeModel: NodeModel) => {
    const card = await cardOf(node, sectionName(directory, type, node.language), nodeModel);
    const address = cardsPath + cardFile(card);
    await keepCard(card, path.join(directory, "public", address), fontFile);
    return { picture: pathPrefixOf(args.store) + address, alt: `${card.title} — ${card.alt}` };
  };
  const resolve: Resolve = (node, _args, { nodeModel }) => drawn(node, node.internal.type, nodeModel);
  const resolveGiving: Resolve = async (node, _args, { nodeModel }) => {
    if (node.campaign) return null;
    const title = cardText(directory, node.language, "donate:project.title", { project: node.title ?? "" });
    return drawn({ ...node, title }, donations.typeName, nodeModel);
  };
  const shareCard = { type: `${typeName}!`, description: "Its share card", resolve };
  const givingCard = { type: typeName, description: "Share card of “Give to …”", resolve: resolveGiving };
  return addResolvers({
    ...Object.fromEntries(cardTypes.map((type) => [type, { shareCard }])),
    [projects.typeName]: { shareCard, givingCard },
  })(args, ...rest);
};
