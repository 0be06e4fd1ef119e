/** Names of the Gatsby nodes that the build reads, made by the source and transformer plugins. */
export const sourceTypes = { file: "File", markdown: "MarkdownRemark" } as const;

/** `name` of the gatsby-source-filesystem instance that reads `content/`. */
export const contentSourceName = "content";
