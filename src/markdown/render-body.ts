import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Element, ElementContent, Root, RootContent } from "hast";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { claimPath } from "../domain/addresses";
import { splitAtClaims, withFigures } from "../domain/figure";
import { localizedPath, unlocalizedPath } from "../domain/paths";
import { videoSite } from "../domain/video-site";
import { allowedHtml } from "./allowed-html";
import { attribute, element, figure, quote, responsivePicture, scroller, text } from "./elements";

/**
 * Finds the picture at a path as written in an entry and generates its sizes; null if it does not exist, or
 * if the path does not match the content model's pattern.
 */
export type PictureSource = (relativePath: string) => Promise<IGatsbyImageData | null>;

interface RenderOptions {
  readonly language: string;
  readonly pictureSource: PictureSource;
  /** Figures by the name of their claim, which the text has in their place. */
  readonly figures?: Readonly<Record<string, string>> | undefined;
}

/** Changed heading levels: `<h1>` is for the page's title only, and `<h4>` is the lowest level. */
const headings: Readonly<Record<string, string>> = { h1: "h2", h5: "h4", h6: "h4" };

/** Renders a Markdown tree to sanitised HTML: see {@link bodyTree}. */
export async function renderBody(tree: Root, options: RenderOptions): Promise<string> {
  return toHtml(await bodyTree(tree, options));
}

/**
 * Turns a Markdown tree into a sanitised tree of HTML: headings below the page's title, responsive pictures, links to
 * the pages of `language`. A missing picture is replaced by its alternative text; validation has reported it,
 * unless it was in raw HTML.
 */
export async function bodyTree(tree: Root, options: RenderOptions): Promise<Root> {
  const { language, pictureSource, figures = {} } = options;
  const safe = sanitize(withPageHeadings(tree), allowedHtml) as Root;
  return { ...safe, children: await transformAll(safe.children) };

  async function transformAll<Content extends RootContent | ElementContent>(
    nodes: Content[],
    isLink = false,
  ) {
    const written = nodes.flatMap((node): (Content | ElementContent)[] =>
      node.type === "text" ? withClaims(node.value, isLink) : [node],
    );
    return (await Promise.all(written.map(async (node) => await transform(node)))) as Content[];
  }

  async function transform(node: RootContent | ElementContent): Promise<RootContent | ElementContent> {
    if (node.type !== "element") return node;
    if (node.tagName === "img") return (await picture(node)) ?? text(attribute(node, "alt"));
    const link = only(node, "a");
    const image = only(link ?? node, "img");
    if (node.tagName === "p" && image) {
      const found = await picture(image);
      const host = link && videoSite(attribute(link, "href"));
      const shown =
        found && link ? element("a", { ...localLink(link), ...(host && { dataVideo: "" }) }, [found]) : found;
      if (shown) return figure(shown, [attribute(image, "title"), host].filter(Boolean).join(" · "));
    }
    const changed = { ...node, children: await transformAll(node.children, node.tagName === "a") };
    if (node.tagName === "a") return { ...changed, properties: localLink(node) };
    if (node.tagName === "table") return scroller(changed);
    return node.tagName === "blockquote" ? quote(changed) : changed;
  }

  /** Replaces the names of claims by their figures, outside links each a link to what is known about it. */
  function withClaims(written: string, isLink: boolean): ElementContent[] {
    if (isLink) return [text(withFigures(written, figures))];
    return splitAtClaims(written).map(({ text: piece, claim: slug }) => {
      const shown = slug === undefined ? undefined : figures[slug];
      return shown === undefined || slug === undefined
        ? text(piece)
        : element("a", { href: claimPath({ slug }) }, [text(shown)]);
    });
  }

  /** Replaces a link's language prefix by that of `language`; no attributes if its address was refused. */
  function localLink(link: Element): Element["properties"] {
    const href = attribute(link, "href");
    return href ? { href: localizedPath(unlocalizedPath(href), language) } : {};
  }

  async function picture(image: Element): Promise<Element | null> {
    const data = await pictureSource(attribute(image, "src"));
    return data && responsivePicture(data, attribute(image, "alt"));
  }
}

function withPageHeadings<Parent extends Root | Element>(parent: Parent): Parent {
  const children = parent.children.map((child) => {
    if (child.type !== "element") return child;
    return withPageHeadings({ ...child, tagName: headings[child.tagName] ?? child.tagName });
  });
  return { ...parent, children };
}

/** The only child of an element, if it has a name. */
function only({ children }: Element, tagName: string): Element | undefined {
  const [child, ...others] = children;
  return others.length === 0 && child?.type === "element" && child.tagName === tagName ? child : undefined;
}
