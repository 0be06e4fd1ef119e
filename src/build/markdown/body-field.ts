import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import { renderBody } from "../../markdown/render-body";
import { htmlAstOf } from "../../patches/html-ast";
import { sourceTypes } from "../node-types";
import type { NodeModel } from "../schema/language-fields";
import { pictureSource } from "./picture-source";

interface EntryNode {
  readonly parent: string;
  readonly language: string;
  /** Figures of the claims that the entry names. */
  readonly figures: Readonly<Record<string, string>>;
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
      { parent, language, figures }: EntryNode,
      _args: unknown,
      context: { readonly nodeModel: NodeModel },
      info: GraphQLResolveInfo,
    ): Promise<string> => {
      const markdown = context.nodeModel.getNodeById({ id: parent }) as MarkdownNode;
      const tree = await htmlAstOf(sourceTypes.markdown, markdown, context, info);
      return renderBody(tree, {
        language,
        figures,
        pictureSource: pictureSource(args, context.nodeModel, markdown.parent),
      });
    },
  };
}
