import type { Element, ElementContent, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { unlocalizedPath, localizedPath } from "../../domain/paths";
import { markdownTree } from "../../markdown/markdown-tree";
import { bodyTree } from "../../markdown/render-body";

/** What the markup of a book depends on besides its text. */
export interface MarkupOptions {
  readonly language: string;
  /** Public address of the site; undefined if it is not known: links to it are then plain words. */
  readonly site: string | undefined;
}

/** Renders a chapter's Markdown as XHTML, which PDF and EPUB are made of. */
export async function chapterMarkup(markdown: string, options: MarkupOptions): Promise<string> {
  const noPicture = () => Promise.resolve(null);
  const tree = await bodyTree(markdownTree(markdown), {
    language: options.language,
    pictureSource: noPicture,
  });
  const children = tree.children.flatMap((node) => printed(node, options)) as Root["children"];
  return xhtml({ ...tree, children });
}

/** Writes a tree so that it is well-formed XML, too. */
function xhtml(tree: Root): string {
  return toHtml(tree, {
    closeSelfClosing: true,
    characterReferences: { omitOptionalSemicolons: false, useNamedReferences: false },
  });
}

/** Plain text as it stands in markup. */
export function escaped(text: string): string {
  return xhtml({ type: "root", children: withSubscripts(text) as Root["children"] });
}

type Node = RootContent | ElementContent;

/** A node as a page of paper or of a reader needs it. */
function printed(node: Node, options: MarkupOptions): readonly Node[] {
  if (node.type === "text") return withSubscripts(node.value);
  if (node.type !== "element") return [];
  const children = node.children.flatMap((child) => printed(child, options)) as ElementContent[];
  // a page of paper does not scroll
  if ("dataScroller" in node.properties) return children;
  if (node.tagName === "a") return link(node, children, options);
  return [{ ...node, properties: aligned(node.properties), children }];
}

/** Digits below the line, which the font has not: `₂` → `<sub>2</sub>`. */
function withSubscripts(text: string): readonly Node[] {
  return text.split(/([₀-₉]+)/).flatMap((part, index): Node[] => {
    if (part === "") return [];
    if (index % 2 === 0) return [{ type: "text", value: part }];
    const digits = part.replaceAll(/./g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x2080 + 0x30));
    const value: ElementContent = { type: "text", value: digits };
    return [{ type: "element", tagName: "sub", properties: {}, children: [value] }];
  });
}

/** A link to the site gets its whole address; without one, its words stay. */
function link(
  node: Element,
  children: ElementContent[],
  { site, language }: MarkupOptions,
): readonly ElementContent[] {
  const href = typeof node.properties.href === "string" ? node.properties.href : "";
  if (/^(?:https?|mailto):/.test(href)) return [{ ...node, children }];
  if (!site || !href.startsWith("/")) return children;
  const properties = { href: site + localizedPath(unlocalizedPath(href), language) };
  return [{ ...node, properties, children }];
}

/** EPUB knows no `align`, only styles. */
function aligned({ align, ...properties }: Element["properties"]): Element["properties"] {
  return typeof align === "string" ? { ...properties, style: `text-align:${align}` } : properties;
}
