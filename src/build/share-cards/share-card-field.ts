import path from "node:path";
import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby";
import { pathPrefixOf, projectDirectory } from "../../patches/gatsby-store";
import { addResolvers } from "../schema/add-resolvers";
import type { NodeModel } from "../schema/language-fields";
import { cardOf, type CardNode } from "./card-of";
import { cardFile, cardsPath, keepCard } from "./keep-card";
import { cardTypes, sectionName } from "./sections";

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

/** Gives every node with a page its share card, which is drawn when it is first asked for. */
export const addShareCards: NonNullable<GatsbyNode["createResolvers"]> = (
  args: CreateResolversArgs,
  ...rest
) => {
  const directory = projectDirectory(args.store);
  const fontFile = path.join(directory, "src/theme/fonts/plus-jakarta-sans-wght.ttf");
  const resolve = async (
    node: CardNode & Node,
    _args: unknown,
    context: { readonly nodeModel: NodeModel },
  ) => {
    const section = sectionName(directory, node.internal.type, node.language);
    const card = await cardOf(node, section, context.nodeModel);
    const address = cardsPath + cardFile(card);
    await keepCard(card, path.join(directory, "public", address), fontFile);
    return { picture: pathPrefixOf(args.store) + address, alt: `${card.title} — ${card.alt}` };
  };
  const shareCard = { type: `${typeName}!`, description: "Its share card", resolve };
  return addResolvers(Object.fromEntries(cardTypes.map((type) => [type, { shareCard }])))(args, ...rest);
};
