/** Elements of HTML that a text on the site may have: those that Markdown itself makes, without code. */
export const shownElements: readonly string[] = [
  ...["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "hr", "br", "em", "strong", "del"],
  ...["a", "img", "table", "thead", "tbody", "tr", "th", "td"],
];
