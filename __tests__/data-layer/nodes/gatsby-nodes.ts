import path from "node:path";
import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
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

  constructor(private contentRoot: string) {}

  /** A file of `content/` appears, or changes: its own node, and for Markdown the one made from it. */
  fileChanged(relativePath: string): void {
    const absolutePath = path.join(this.contentRoot, relativePath);
    const file = this.add(absolutePath, "File", null, {
      absolutePath,
      relativePath,
      sourceInstanceName: "content",
    });
    const isMarkdown = relativePath.endsWith(".md");
    const made = [file, ...(isMarkdown ? [this.add(`${absolutePath} text`, "MarkdownRemark", file)] : [])];
    for (const node of made)
      void createDomainNodes({ ...this.args(), node }, { plugins: [] }, () => undefined);
  }

  /** A start of Gatsby with what it kept from the last one. */
  restart(): void {
    void refreshDomainNodes(this.args() as unknown as SourceNodesArgs, { plugins: [] }, () => undefined);
  }

  /**
   * A start with what it kept from the last one, which was in another folder: every file is new there, and
   * what was made of the old folder's files goes with them.
   */
  restartIn(contentRoot: string): void {
    const old = this.ofType("File") as FileSystemNode[];
    this.contentRoot = contentRoot;
    for (const { relativePath } of old) this.fileChanged(relativePath);
    this.restart();
    for (const file of old) this.deleteWithChildren(file.id);
  }

  /** Nodes of a type, in order of language. */
  all(type: string): StoredNode[] {
    const found = this.ofType(type) as StoredNode[];
    return found.toSorted((one, other) => one.language.localeCompare(other.language));
  }

  private ofType(type: string): Node[] {
    return [...this.nodes.values()].filter(({ internal }) => internal.type === type);
  }

  private add(id: string, type: string, parent: Node | null, fields: object = {}): Node {
    const internal = { type, contentDigest: "", owner: "" };
    const node: Node = { ...fields, id, parent: parent?.id ?? null, children: [], internal };
    this.nodes.set(id, node);
    if (parent) link({ parent, child: node });
    return node;
  }

  /** A node that was not made anew since stays what it was, parent and all. */
  private create(node: Node): void {
    const known = this.nodes.get(node.id);
    if (known?.internal.contentDigest !== node.internal.contentDigest) this.nodes.set(node.id, node);
  }

  private deleteWithChildren(id: string): void {
    for (const child of this.nodes.get(id)?.children ?? []) this.deleteWithChildren(child);
    this.nodes.delete(id);
  }

  private args(): CreateNodeArgs {
    const args = {
      actions: {
        createNode: (node: Node) => this.create(node),
        deleteNode: (node: Node) => this.deleteWithChildren(node.id),
        createParentChildLink: link,
      },
      createNodeId: (name: string) => name,
      createContentDigest: (fields: unknown) => JSON.stringify(fields),
      getNode: (id: string) => this.nodes.get(id),
      getNodesByType: (type: string) => this.ofType(type),
    };
    return args as unknown as CreateNodeArgs;
  }
}

function link({ parent, child }: { readonly parent: Node; readonly child: Node }): void {
  if (!parent.children.includes(child.id)) parent.children.push(child.id);
}
