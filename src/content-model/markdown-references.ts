import type { Content, Root } from "mdast";
import fromMarkdown from "mdast-util-from-markdown";

/** A picture in a Markdown text. */
export interface MarkdownImage {
  readonly src: string;
  readonly alt: string;
  /** Where the picture leads, if it is one that leads somewhere: to a video. */
  readonly to?: string;
}

/** A picture as Markdown writes it, by its alternative text and its path or name. */
export function markdownImage({ src, alt }: MarkdownImage): string {
  return `![${alt}](${src})`;
}

/** All pictures of a Markdown text in reading order, including reference-style ones (`![alt][name]`). */
export function markdownImages(markdown: string): MarkdownImage[] {
  const { nodes, addresses } = readMarkdown(markdown);
  const leading = new Map<Content, string>();
  for (const node of nodes)
    if (node.type === "link") for (const child of node.children) leading.set(child, node.url);
  return nodes.flatMap((node) => {
    if (node.type !== "image" && node.type !== "imageReference") return [];
    const src = node.type === "image" ? node.url : (addresses.get(node.identifier) ?? "");
    const to = leading.get(node);
    return [{ src, alt: node.alt ?? "", ...(to && { to }) }];
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

/** The pieces of HTML in a Markdown text, as written: tags, comments and whole blocks. */
export function markdownHtml(markdown: string): string[] {
  return readMarkdown(markdown).nodes.flatMap((node) => (node.type === "html" ? [node.value] : []));
}

/**
 * A Markdown text with some of its links changed: `change` gets each address as written and returns the new
 * one, null to leave only the link's words, or undefined to leave the link as it is.
 */
export function changeLinks(
  markdown: string,
  change: (address: string) => string | null | undefined,
): string {
  const { nodes, addresses } = readMarkdown(markdown);
  let text = markdown;
  // from the last one on, so that the positions of the others stay right
  for (const node of nodes.toReversed()) {
    if (node.type !== "link" && node.type !== "linkReference") continue;
    const to = change(node.type === "link" ? node.url : (addresses.get(node.identifier) ?? ""));
    if (to === undefined) continue;
    const words = text.slice(startOf(node.children[0] ?? node), endOf(node.children.at(-1) ?? node));
    text =
      text.slice(0, startOf(node)) + (to === null ? words : `[${words}](${to})`) + text.slice(endOf(node));
  }
  return text;
}

const startOf = ({ position }: Content) => position?.start.offset ?? 0;
const endOf = ({ position }: Content) => position?.end.offset ?? 0;

/** The text that was read last: to parse it is most of what checking takes, and its pictures and links are asked for in turn. */
let last: ReturnType<typeof parse> | undefined;

function readMarkdown(markdown: string) {
  if (last?.markdown !== markdown) last = parse(markdown);
  return last;
}

/** All nodes of a text, and the addresses that its `[name]: address` lines define, by name. */
function parse(markdown: string) {
  const nodes = [...descendants(fromMarkdown(markdown))];
  const addresses = new Map<string, string>();
  for (const node of nodes) if (node.type === "definition") addresses.set(node.identifier, node.url);
  return { markdown, nodes, addresses };
}

function* descendants(parent: Root | Content): Generator<Content> {
  if (!("children" in parent)) return;
  for (const child of parent.children) {
    yield child;
    yield* descendants(child);
  }
}
