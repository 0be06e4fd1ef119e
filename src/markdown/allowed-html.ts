import type { Schema } from "hast-util-sanitize";
import { shownElements } from "../domain/shown-elements";

/**
 * Allowed HTML of an editor's Markdown: the {@link shownElements}, without ids and classes, which could clash with the
 * page's own. Other elements are dropped but keep their
 * text, except those in `strip`. A link's address must be relative or use a listed protocol.
 */
export const allowedHtml: Schema = {
  tagNames: [...shownElements],
  attributes: { a: ["href"], img: ["src", "alt", "title"], th: ["align"], td: ["align"], ol: ["start"] },
  protocols: { href: ["http", "https", "mailto", "tel"] },
  ancestors: {
    li: ["ol", "ul"],
    ...Object.fromEntries(["thead", "tbody", "tr", "th", "td"].map((part) => [part, ["table"]])),
  },
  required: {},
  strip: ["script", "style", "template", "iframe", "object", "svg", "math", "textarea", "select", "title"],
};
