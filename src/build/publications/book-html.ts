import type { Book } from "./book";
import { chapterMarkup, escaped, type MarkupOptions } from "./book-markup";
import { coverStyle, fontFace, pageStyle, textStyle } from "./book-style";
import type { BookWords } from "./book-words";

/** What a book's pages need besides its text. */
export interface BookParts extends MarkupOptions {
  readonly words: BookWords;
  /** The font and the cover's picture as addresses that need no network: `data:…`. */
  readonly font: string;
  readonly picture: string | undefined;
}

/** Anchor of a chapter in the PDF. */
export const chapterAnchor = (index: number) => `chapter-${index + 1}`;

/**
 * Renders a whole book as one HTML document for printing.
 *
 * @param pages number of the page on which each chapter begins; empty as long as it is not known
 */
export async function bookHtml(book: Book, parts: BookParts, pages: readonly number[]): Promise<string> {
  const { chapters } = book;
  const { words, site } = parts;
  const bodies = await Promise.all(chapters.map(({ body }) => chapterMarkup(body, parts)));
  const style = fontFace(parts.font) + textStyle + pageStyle(chapters.map(({ title }) => title));
  const contents = chapters.map(
    ({ title }, index) =>
      `<li><a href="#${chapterAnchor(index)}"><span>${escaped(title)}</span><span>${pages[index] ?? ""}</span></a></li>`,
  );
  const texts = chapters.map(
    ({ title, summary }, index) => `<section class="chapter c${index}" id="${chapterAnchor(index)}">
<p class="number">${words("resources:publication.chapter", { number: index + 1 })}</p>
<h1>${escaped(title)}</h1>
<p class="summary">${escaped(summary)}</p>
${bodies[index]}
</section>`,
  );
  return html(
    book,
    style,
    `${coverMarkup(book, parts)}
<section class="imprint"><p>${escaped(fullTitle(book))}</p><p>${escaped(book.description)}</p>
<p>${escaped(words("resources:publication.imprint", { name: book.imprint }))}${site ? `<br />${escaped(site)}` : ""}</p></section>
<nav class="contents" aria-labelledby="contents"><h1 id="contents">${words("resources:publication.contents")}</h1>
<ol>${contents.join("\n")}</ol></nav>
${texts.join("\n")}`,
  );
}

/** Renders the cover alone, 1200 pixels wide, for a picture. */
export function coverHtml(book: Book, parts: BookParts): string {
  const style = `${fontFace(parts.font)}${textStyle}body{margin:0}${coverStyle("1200px", "1640px", "5.7px")}`;
  return html(book, style, coverMarkup(book, parts));
}

export const fullTitle = ({ title, subtitle }: Book) => [title, subtitle].filter(Boolean).join(" ");

function coverMarkup({ title, subtitle, imprint }: Book, { picture }: BookParts): string {
  return `<section class="cover">${picture ? `<img alt="" src="${picture}" />` : ""}
<h1>${escaped(title)}${subtitle ? ` <span>${escaped(subtitle)}</span>` : ""}</h1><p>${escaped(imprint)}</p></section>`;
}

function html(book: Book, style: string, body: string): string {
  return `<!doctype html><html lang="${book.language}"><head><meta charset="utf-8"><title>${escaped(fullTitle(book))}</title>
<meta name="author" content="${escaped(book.imprint)}"><style>${style}</style></head><body>${body}</body></html>`;
}
