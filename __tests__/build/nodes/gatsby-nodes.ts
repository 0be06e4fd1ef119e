import path from "node:path";
import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { createDomainNodes, refreshDomainNodes } from "../../../src/build/nodes/create-domain-nodes";

/** The fields of a domain node that tests read. */
export interface StoredNode extends Node {
  readonly language: string;
  readonly contentLanguage: string;
  readonly slug?: string;
  readonly path?: string;
  readonly title?: string;
  readonly newerIn?: string | null;
  readonly partlyIn?: string | null;
  readonly onSite?: boolean;
  readonly permitNumber?: string;
  readonly validPermit?: string | null;
}

/** An in-memory stand-in for Gatsby's node store, with the parts that the build uses. */
export class GatsbyNodes {
  private readonly nodes = new Map<string, Node>();

  constructor(private contentRoot: string) {}

  /**
   * Simulates a new or changed file of `content/`: adds its file node and, for Markdown, its Markdown node.
   */
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

  /** Simulates a start of Gatsby with the cached nodes of the last run. */
  restart(): void {
    void refreshDomainNodes(this.args() as unknown as SourceNodesArgs, { plugins: [] }, () => undefined);
  }

  /**
   * Simulates a start with the cached nodes of a run in another folder: every file counts as new, and the
   * nodes of the old folder's files are deleted with their children.
   */
  restartIn(contentRoot: string): void {
    const old = this.ofType("File") as FileSystemNode[];
    this.contentRoot = contentRoot;
    for (const { relativePath } of old) this.fileChanged(relativePath);
    this.restart();
    for (const file of old) this.deleteWithChildren(file.id);
  }

  /** Nodes of a type, sorted by language. */
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

  /** Like Gatsby, keeps the stored node, including its parent, if the content digest is unchanged. */
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
