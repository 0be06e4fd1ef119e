import type { Schema } from "hast-util-sanitize";

/**
 * What an editor's Markdown may become: what Markdown itself can write, without code, and without
 * ids and classes (they could shadow the page's own). Everything else is dropped, its text kept, save
 * for what is stripped. An address must be of this site or of a listed protocol.
 */
export const allowedHtml: Schema = {
  tagNames: [
    ...["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "hr", "br", "em", "strong", "del"],
    ...["a", "img", "table", "thead", "tbody", "tr", "th", "td"],
  ],
  attributes: { a: ["href"], img: ["src", "alt", "title"], th: ["align"], td: ["align"], ol: ["start"] },
  protocols: { href: ["http", "https", "mailto", "tel"] },
  ancestors: {
    li: ["ol", "ul"],
    ...Object.fromEntries(["thead", "tbody", "tr", "th", "td"].map((part) => [part, ["table"]])),
  },
  required: {},
  strip: ["script", "style", "template", "iframe", "object", "svg", "math", "textarea", "select", "title"],
};
