import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Element, ElementContent, Root, RootContent } from "hast";
import { defaultSchema, sanitize, type Schema } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { localizedPath } from "../../i18n/paths";
import type { PictureSource } from "./picture-source";

interface RenderOptions {
  readonly language: string;
  readonly pictureSource: PictureSource;
}

/**
 * What an editor's Markdown may become. GitHub's list, without ids (they could shadow the page's
 * own) and without what only raw HTML can write.
 */
const allowed: Schema = {
  ...defaultSchema,
  tagNames: [
    ...["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "hr", "br", "em", "strong", "del"],
    ...["a", "img", "table", "thead", "tbody", "tr", "th", "td"],
  ],
  attributes: { a: ["href"], img: ["src", "alt", "title"], th: ["align"], td: ["align"], ol: ["start"] },
  protocols: { href: ["http", "https", "mailto", "tel"], src: [] },
  strip: ["script", "style"],
};

/** Safe HTML of a Markdown tree: sanitised, headings below the page's own, pictures, local links. */
export async function renderBody(tree: Root, { language, pictureSource }: RenderOptions): Promise<string> {
  const safe = sanitize(lowerHeadings(tree), allowed) as Root;
  return toHtml({ ...safe, children: await transformAll(safe.children) }, { allowDangerousHtml: false });

  async function transformAll<Content extends RootContent | ElementContent>(nodes: Content[]) {
    return (await Promise.all(nodes.map(async (node) => await transform(node)))) as Content[];
  }

  async function transform(node: RootContent | ElementContent): Promise<RootContent | ElementContent> {
    if (node.type !== "element") return node;
    if (node.tagName === "img") return await picture(node);
    const [only, ...others] = node.children;
    if (node.tagName === "p" && others.length === 0 && only?.type === "element" && only.tagName === "img") {
      return figure(await picture(only), textOf(only, "title"));
    }
    const children = await transformAll(node.children);
    if (node.tagName === "a") return { ...node, properties: localLink(node), children };
    if (node.tagName === "table") return scroller({ ...node, children });
    return { ...node, children };
  }

  function localLink(link: Element): Element["properties"] {
    return { ...link.properties, href: localizedPath(textOf(link, "href"), language) };
  }

  async function picture(image: Element): Promise<Element> {
    const src = textOf(image, "src");
    const data = await pictureSource(src);
    if (!data) throw new Error(`The picture ${src} in a text does not exist`);
    return responsivePicture(data, textOf(image, "alt"));
  }
}

/** A page has one first-level heading, its title: a `#` in a text becomes a second-level one. */
function lowerHeadings(tree: Root): Root {
  const lower = (node: RootContent): RootContent =>
    node.type === "element" && node.tagName === "h1" ? { ...node, tagName: "h2" } : node;
  return { ...tree, children: tree.children.map(lower) };
}

/** A wide table scrolls in its own box, which the keyboard can reach. */
function scroller(table: Element): Element {
  return element("div", { className: ["table-scroller"], tabIndex: 0, role: "group" }, [table]);
}

function textOf({ properties }: Element, name: string): string {
  const value = properties[name];
  return typeof value === "string" ? value : "";
}

function figure(picture: Element, caption: string): Element {
  const words = caption ? [element("figcaption", {}, [{ type: "text", value: caption }])] : [];
  return element("figure", {}, [picture, ...words]);
}

function responsivePicture(
  { images, width, height, backgroundColor }: IGatsbyImageData,
  alt: string,
): Element {
  const sources = (images.sources ?? []).map(({ type, srcSet, sizes }) =>
    element("source", { type, srcSet, sizes: sizes ?? "" }),
  );
  const style = backgroundColor ? `background-color:${backgroundColor}` : undefined;
  const img = element("img", {
    src: images.fallback?.src ?? "",
    ...{ alt, width, height, loading: "lazy", decoding: "async", style },
  });
  return element("picture", {}, [...sources, img]);
}

function element(
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[] = [],
): Element {
  return { type: "element", tagName, properties, children };
}
