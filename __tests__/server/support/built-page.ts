import { localizedPath } from "../../../src/domain/paths";
import { languageCodes } from "../../setup/languages";

/** A prerendered page as the build writes it, with everything that a page of a function must not have. */
export function builtPage(language: string): string {
  const switches = languageCodes.map(
    (code) => `<a href="${localizedPath("/donate/result/", code)}" hrefLang="${code}">${code}</a>`,
  );
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charSet="utf-8"/>`,
    '<meta http-equiv="content-security-policy" content="default-src \'self\'">',
    '<meta name="description" content="of the page" data-gatsby-head="true"/>',
    '<title data-gatsby-head="true">Of the page</title><style>.site{color:red}</style>',
    '<script>start()</script></head><body><div style="outline:none"><header>',
    ...switches,
    '</header><main id="content"><p>of the page</p><noscript>no</noscript></main>',
    '<footer>Address</footer></div><script src="/app.js"></script></body></html>',
  ].join("");
}
