import { isObjectType, type GraphQLResolveInfo } from "graphql";
import type { Root } from "hast";

/**
 * The HTML tree of a Markdown node. gatsby-transformer-remark offers it to queries only, so this calls the
 * plugin's own resolver.
 *
 * @param type GraphQL type of the node
 * @throws Error if the plugin no longer has the field
 */
export async function htmlAstOf(
  type: string,
  node: object,
  context: unknown,
  info: GraphQLResolveInfo,
): Promise<Root> {
  const markdown = info.schema.getType(type);
  const resolve = isObjectType(markdown) ? markdown.getFields().htmlAst?.resolve : undefined;
  if (!resolve) throw new Error(`gatsby-transformer-remark no longer offers ${type}.htmlAst`);
  return (await resolve(node, {}, context, info)) as Root;
}
