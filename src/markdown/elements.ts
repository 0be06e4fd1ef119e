import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Element, ElementContent } from "hast";

/** A `<picture>` with its sizes and formats, lazily loaded. */
export function responsivePicture(
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

/** A `<figure>` of a picture, or of a link with one, with a caption unless it is empty. */
export function figure(picture: Element, caption: string): Element {
  const words = caption ? [element("figcaption", {}, [text(caption)])] : [];
  return element("figure", {}, [picture, ...words]);
}

/**
 * Wraps a table in a scrolling box, focusable by keyboard and labelled with the column names. Each cell knows the name
 * of its column, for phones, which show a row as a list.
 */
export function scroller(table: Element): Element {
  const names = elementsNamed(table, "th").map(textContent);
  for (const row of elementsNamed(table, "tr")) {
    elementsNamed(row, "td").forEach(({ properties }, index) => {
      properties.dataColumn = names[index] ?? "";
    });
  }
  const box = { dataScroller: "", tabIndex: 0, role: "group", ariaLabel: names.join(", ") };
  return element("div", box, [table]);
}

/** Turns the last paragraph of a quote into a footer if it is `— Name`, the person quoted. */
export function quote(blockquote: Element): Element {
  const paragraphs = blockquote.children.filter((child) => child.type === "element");
  const last = paragraphs.at(-1);
  const [first, ...rest] = last?.children ?? [];
  const source =
    first?.type === "text" ? /^[—–]\s+(?<words>.*)/s.exec(first.value)?.groups?.words : undefined;
  if (!last || paragraphs.length < 2 || last.tagName !== "p" || source === undefined) return blockquote;
  const footer = element("footer", {}, [text(source), ...rest]);
  return { ...blockquote, children: blockquote.children.map((child) => (child === last ? footer : child)) };
}

/** A string attribute of an element; empty if it is not there. */
export function attribute({ properties }: Element, name: string): string {
  const value = properties[name];
  return typeof value === "string" ? value : "";
}

export function text(value: string): ElementContent {
  return { type: "text", value };
}

export function element(
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[] = [],
): Element {
  return { type: "element", tagName, properties, children };
}

function elementsNamed(parent: Element, tagName: string): Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== "element") return [];
    return child.tagName === tagName ? [child] : elementsNamed(child, tagName);
  });
}

function textContent(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textContent).join("") : "";
}
