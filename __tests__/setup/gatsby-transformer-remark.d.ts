declare module "gatsby-transformer-remark/extend-node-type" {
  import type { Root } from "hast";

  /** The fields that the plugin adds to a Markdown node, as far as they are used here. */
  interface MarkdownFields {
    readonly htmlAst: { resolve(node: object, options: object, context: object): Promise<Root> };
  }
  const extendNodeType: (api: object, options: object) => Promise<MarkdownFields>;
  // eslint-disable-next-line import-x/no-default-export -- this is how a CommonJS module is typed
  export default extendNodeType;
}
