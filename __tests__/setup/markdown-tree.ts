import extendNodeType from "gatsby-transformer-remark/extend-node-type";
import type { Root } from "hast";

/** The HTML tree that the site's Markdown plugin makes of a text, with raw HTML parsed. */
export async function markdownTree(markdown: string): Promise<Root> {
  const kept = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  };
  const api = { type: { name: "MarkdownRemark" }, getNodesByType: () => [], basePath: "", cache };
  const { htmlAst } = await extendNodeType(api, { plugins: [] });
  return await htmlAst.resolve({ internal: { content: markdown, contentDigest: markdown } }, {}, {});
}
