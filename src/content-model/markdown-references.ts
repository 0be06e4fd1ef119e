import type { Content, Root } from "mdast";
import fromMarkdown from "mdast-util-from-markdown";

/** A picture as a text names it. */
export interface MarkdownImage {
  readonly src: string;
  readonly alt: string;
}

/** Every picture of a Markdown text in reading order, those by reference (`![words][name]`) included. */
export function markdownImages(markdown: string): MarkdownImage[] {
  const { nodes, addresses } = readMarkdown(markdown);
  return nodes.flatMap((node) => {
    if (node.type === "image") return [{ src: node.url, alt: node.alt ?? "" }];
    if (node.type !== "imageReference") return [];
    return [{ src: addresses.get(node.identifier) ?? "", alt: node.alt ?? "" }];
  });
}

/** The address of every link of a Markdown text in reading order, as it is written. */
export function markdownLinks(markdown: string): string[] {
  const { nodes, addresses } = readMarkdown(markdown);
  return nodes.flatMap((node) => {
    if (node.type === "link") return [node.url];
    return node.type === "linkReference" ? [addresses.get(node.identifier) ?? ""] : [];
  });
}

/** A text's parts, and the addresses that `[name]: address` lines give to names. */
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
