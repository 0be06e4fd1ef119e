import { basePaths } from "../../domain/addresses";
import { withPlainDigits } from "../../domain/near-words";
import { unlocalizedPath } from "../../domain/paths";
import { isPartOfList, searchKind, searchPath } from "../../domain/search";
import { isIndexed, type BuiltPage } from "../files/built-pages";
import type { OtherWords } from "./also-called";

/** Parts of a page that are not its own words: ways to other pages and files, forms and what is said of every page. */
export const leftOut = [
  ...["nav", "form", "dialog", "button", "noscript", "svg", "video", "[role=status]", "a[download]"],
  // cards and places of other pages, and the bands that close a page
  ...[
    "li article",
    "[aria-labelledby=related]",
    "#map",
    "#places",
    "[data-ground]",
    "[data-share]",
    "[data-printed]",
  ],
];

/**
 * Chooses the pages that search finds: those that search engines may list, in all languages; a text that is
 * not translated is found in the language that it falls back to. Needs a page after its original.
 */
export function* searchedPages(pages: Iterable<BuiltPage>): Generator<BuiltPage> {
  const listed = new Set<string>();
  const translations: BuiltPage[] = [];
  const isFound = ({ path }: BuiltPage) => listed.has(unlocalizedPath(path));
  for (const page of pages) {
    const address = unlocalizedPath(page.path);
    if (address === searchPath || isPartOfList(address)) continue;
    if (isIndexed(page.html)) listed.add(address);
    if (isFound(page)) yield page;
    else translations.push(page);
  }
  yield* translations.filter(isFound);
}

/**
 * The page's content and language as HTML for Pagefind, which needs twice the time for a whole page. With it stands what
 * results show: the page's kind, a small form of its first picture, and the title of its head, which names it more plainly
 * than a heading does; of a report, the day on which it appeared. Words of neighbouring elements are set apart, and facts
 * read as sentences, and digits stand on the line. Below a heading stands what else its part is called.
 */
export function markedPage({ path, html }: BuiltPage, alsoCalled: OtherWords = () => undefined): string {
  const kind = searchKind(path);
  const picture = firstPicture(html);
  const date = unlocalizedPath(path).startsWith(basePaths.reports) ? firstDate(html) : undefined;
  const facts = [
    `<i data-pagefind-filter="kind:${kind}" data-pagefind-meta="kind:${kind}"></i>`,
    `<i data-pagefind-meta="title:${plainTitle(html)}"></i>`,
    ...(date ? [`<i data-pagefind-meta="date:${date}"></i>`] : []),
    ...(picture ? [`<i data-pagefind-meta="image:${picture}"></i>`] : []),
  ];
  return withPlainDigits(contentOf(html))
    .replaceAll("</dt>", ":</dt> ")
    .replaceAll("</dd>", ".</dd> ")
    .replaceAll(/>(?=<\w)/g, "> ")
    .replaceAll(/<h2 [^>]*?id="([^"]+)".*?<\/h2>/gs, (heading, id: string) => {
      const words = alsoCalled(id);
      return words ? `${heading} <p data-pagefind-weight="10">${words}</p>` : heading;
    })
    .replace(/<main[^>]*>/, (main) => main + facts.join(""));
}

/** A page without its head, its styles and scripts, and what frames its content. */
function contentOf(html: string): string {
  const [root = "<html>"] = /<html[^>]*>/.exec(html) ?? [];
  const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
  return `${root}<body>${main}</body></html>`;
}

/** The words of a page's own content, in lower case. */
export function pageWords(html: string): string[] {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
  const text = main.replaceAll(/<(nav|form|svg|dialog)\b.*?<\/\1>|<a [^>]*download\b.*?<\/a>|<[^>]+>/gs, " ");
  return text.toLowerCase().match(/\p{L}{4,20}/gu) ?? [];
}

/** The title of a page's head without the site's name, escaped as in the HTML. */
function plainTitle(html: string): string {
  const title = /<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? "";
  return title.replace(/ — [^—]*$/, "").replaceAll('"', "&quot;");
}

/** The narrowest form of the first picture of a page's content. */
function firstPicture(html: string): string | undefined {
  const main = html.slice(html.indexOf("<main"));
  return /<img [^>]*?srcset="([^" ]+)/i.exec(main)?.[1];
}

/** The first day that a page's content names to machines. */
function firstDate(html: string): string | undefined {
  return /<time [^>]*?datetime="([^"]+)/i.exec(html)?.[1];
}
