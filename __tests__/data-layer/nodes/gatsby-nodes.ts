import path from "node:path";
import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby";
import { createDomainNodes, refreshDomainNodes } from "../../../src/data-layer/nodes/create-domain-nodes";

/** What a test asks of a domain node. */
export interface StoredNode extends Node {
  readonly language: string;
  readonly contentLanguage: string;
  readonly slug?: string;
  readonly path?: string;
  readonly title?: string;
}

/** Gatsby's store of nodes in memory, as far as the data layer uses it. */
export class GatsbyNodes {
  private readonly nodes = new Map<string, Node>();

  constructor(private readonly contentRoot: string) {}

  /** A file of `content/` appears, or changes: its own node, and for Markdown the one made from it. */
  fileChanged(relativePath: string): void {
    const absolutePath = path.join(this.contentRoot, relativePath);
    const file = this.add(relativePath, "File", null, {
      absolutePath,
      relativePath,
      sourceInstanceName: "content",
    });
    const isMarkdown = relativePath.endsWith(".md");
    const made = [file, ...(isMarkdown ? [this.add(`${relativePath} text`, "MarkdownRemark", file.id)] : [])];
    for (const node of made)
      void createDomainNodes({ ...this.args(), node }, { plugins: [] }, () => undefined);
  }

  /** A start of Gatsby with what it kept from the last one. */
  restart(): void {
    void refreshDomainNodes(this.args() as unknown as SourceNodesArgs, { plugins: [] }, () => undefined);
  }

  /** Nodes of a type, in order of language. */
  all(type: string): StoredNode[] {
    const found = this.ofType(type) as StoredNode[];
    return found.toSorted((one, other) => one.language.localeCompare(other.language));
  }

  private ofType(type: string): Node[] {
    return [...this.nodes.values()].filter(({ internal }) => internal.type === type);
  }

  private add(id: string, type: string, parent: string | null, fields: object = {}): Node {
    const internal = { type, contentDigest: "", owner: "" };
    const node: Node = { ...fields, id, parent, children: [], internal };
    this.nodes.set(id, node);
    return node;
  }

  private args(): CreateNodeArgs {
    const args = {
      actions: {
        createNode: (node: Node) => this.nodes.set(node.id, node),
        deleteNode: (node: Node) => this.nodes.delete(node.id),
        createParentChildLink: () => undefined,
      },
      createNodeId: (name: string) => name,
      createContentDigest: (fields: unknown) => JSON.stringify(fields),
      getNode: (id: string) => this.nodes.get(id),
      getNodesByType: (type: string) => this.ofType(type),
    };
    return args as unknown as CreateNodeArgs;
  }
}
