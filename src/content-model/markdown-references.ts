import type { Content, Root } from "mdast";
import fromMarkdown from "mdast-util-from-markdown";

/** A picture in a Markdown text. */
export interface MarkdownImage {
  readonly src: string;
  readonly alt: string;
}

/** All pictures of a Markdown text in reading order, including reference-style ones (`![alt][name]`). */
export function markdownImages(markdown: string): MarkdownImage[] {
  const { nodes, addresses } = readMarkdown(markdown);
  return nodes.flatMap((node) => {
    if (node.type === "image") return [{ src: node.url, alt: node.alt ?? "" }];
    if (node.type !== "imageReference") return [];
    return [{ src: addresses.get(node.identifier) ?? "", alt: node.alt ?? "" }];
  });
}

/** The addresses of all links of a Markdown text in reading order, as written. */
export function markdownLinks(markdown: string): string[] {
  const { nodes, addresses } = readMarkdown(markdown);
  return nodes.flatMap((node) => {
    if (node.type === "link") return [node.url];
    return node.type === "linkReference" ? [addresses.get(node.identifier) ?? ""] : [];
  });
}

/** All nodes of a text, and the addresses that its `[name]: address` lines define, by name. */
function readMarkdown(markdown: string) {
  const nodes = [...descendants(fromMarkdown(markdown))];
  const addresses = new Map<string, string>();
  for (const node of nodes) if (node.type === "definition") addresses.set(node.identifier, node.url);
  return { nodes, addresses };
}

function* descendants(parent: Root | Content): Generator<Content> {
  if (!("children" in parent)) return;
  for (const child of parent.children) {
    yield child;
    yield* descendants(child);
  }
}
