import type { CreateSchemaCustomizationArgs } from "gatsby";
import { isObjectType, type GraphQLResolveInfo } from "graphql";
import type { Root } from "hast";
import { renderBody } from "../../markdown/render-body";
import { sourceTypes } from "../node-types";
import type { NodeModel } from "../schema/language-fields";
import { pictureSource } from "./picture-source";

interface EntryNode {
  readonly parent: string;
  readonly language: string;
}

interface MarkdownNode {
  readonly parent: string;
}

/** GraphQL field: an entry's Markdown as safe HTML, with responsive pictures and links in its language. */
export function bodyField(args: CreateSchemaCustomizationArgs) {
  return {
    type: "String!",
    description: "The text as HTML: raw HTML of the source is dropped, pictures are responsive",
    resolve: async (
      { parent, language }: EntryNode,
      _args: unknown,
      context: { readonly nodeModel: NodeModel },
      info: GraphQLResolveInfo,
    ): Promise<string> => {
      const markdown = context.nodeModel.getNodeById({ id: parent }) as MarkdownNode;
      const type = info.schema.getType(sourceTypes.markdown);
      const htmlAst = isObjectType(type) ? type.getFields().htmlAst?.resolve : undefined;
      if (!htmlAst) throw new Error("gatsby-transformer-remark no longer offers MarkdownRemark.htmlAst");
      const tree = (await htmlAst(markdown, {}, context, info)) as Root;
      return renderBody(tree, {
        language,
        pictureSource: pictureSource(args, context.nodeModel, markdown.parent),
      });
    },
  };
}
