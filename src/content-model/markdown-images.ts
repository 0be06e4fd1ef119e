import type { Content, Root } from "mdast";
import fromMarkdown from "mdast-util-from-markdown";

/** A picture as a text names it. */
export interface MarkdownImage {
  readonly src: string;
  readonly alt: string;
}

/** Every picture of a Markdown text in reading order, those by reference (`![words][name]`) included. */
export function markdownImages(markdown: string): MarkdownImage[] {
  const nodes = [...descendants(fromMarkdown(markdown))];
  const addresses = new Map<string, string>();
  for (const node of nodes) if (node.type === "definition") addresses.set(node.identifier, node.url);
  return nodes.flatMap((node) => {
    if (node.type === "image") return [{ src: node.url, alt: node.alt ?? "" }];
    if (node.type !== "imageReference") return [];
    return [{ src: addresses.get(node.identifier) ?? "", alt: node.alt ?? "" }];
  });
}

function* descendants(parent: Root | Content): Generator<Content> {
  if (!("children" in parent)) return;
  for (const child of parent.children) {
    yield child;
    yield* descendants(child);
  }
}
