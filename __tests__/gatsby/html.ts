/** The `lang` of a page's `html` element. */
export function pageLanguage(html: string): string | undefined {
  return /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1];
}

/** Language and address of every link to the page in a language, as `fr http://…/fr/`; feeds are none. */
export function alternates(html: string): string[] {
  return [...html.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)]
    .filter(([link]) => attribute(link, "hrefLang") !== undefined)
    .map(([link]) => `${attribute(link, "hrefLang")} ${attribute(link, "href")}`);
}

/** `lang` and text of the first `tag` of a page: `en: Field guide`. Without a `lang`, only the text. */
export function marked(html: string, tag: string): string | undefined {
  const [, attributes = "", text] = new RegExp(`<${tag}( [^>]*)?>([^<]*)`).exec(html) ?? [];
  return [attribute(attributes, "lang"), text].filter((part) => part !== undefined).join(": ") || undefined;
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
}
