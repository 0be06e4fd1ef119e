import { createHash } from "node:crypto";
import { strToU8, zipSync, type Zippable } from "fflate";
import type { Book } from "./book";
import { type BookParts, fullTitle } from "./book-html";
import { chapterMarkup, escaped } from "./book-markup";
import { fontFace, textStyle } from "./book-style";
import { containerXml, navigation, packageDocument, xhtmlPage } from "./epub-documents";

export interface EpubParts extends BookParts {
  /** JPEG. */
  readonly cover: Uint8Array;
  /** The font's file, WOFF2. */
  readonly fontFile: Uint8Array;
  /** When its text was first made into a file, as `2026-01-31`. */
  readonly made: string;
}

/** Makes the EPUB 3 of a book. The same text, made on the same day, gives the same bytes. */
export async function makeEpub(book: Book, parts: EpubParts): Promise<Uint8Array> {
  const { words, made } = parts;
  const chapters = await Promise.all(
    book.chapters.map(async ({ title, summary, body }, index) => {
      const number = words("resources:publication.chapter", { number: index + 1 });
      const text = `<section epub:type="chapter" aria-labelledby="title"><p class="number">${number}</p>
<h1 id="title">${escaped(title)}</h1><p class="summary">${escaped(summary)}</p>
${await chapterMarkup(body, parts)}</section>`;
      const name = `chapter-${String(index + 1).padStart(2, "0")}.xhtml`;
      return { name, title, markup: xhtmlPage(book.language, title, text) };
    }),
  );
  const cover = `<section epub:type="cover"><img src="cover.jpg" alt="${escaped(fullTitle(book))}" /></section>`;
  const files: Readonly<Record<string, string | Uint8Array>> = {
    "META-INF/container.xml": containerXml,
    "EPUB/package.opf": packageDocument(book, { made, chapters, identifier: identifierOf(book) }),
    "EPUB/nav.xhtml": navigation(book, { chapters, heading: words("resources:publication.contents") }),
    "EPUB/cover.xhtml": xhtmlPage(book.language, fullTitle(book), cover),
    ...Object.fromEntries(chapters.map(({ name, markup }) => [`EPUB/${name}`, markup])),
    "EPUB/style.css": `${fontFace("font.woff2")}${textStyle}img{max-width:100%}`,
    "EPUB/font.woff2": parts.fontFile,
    "EPUB/cover.jpg": parts.cover,
  };
  const packed: Zippable = {
    // first and not compressed, so that the type of the file can be told from its first bytes
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    ...Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, typeof file === "string" ? strToU8(file) : file]),
    ),
  };
  return zipSync(packed, { level: 9, mtime: new Date(`${made}T12:00:00`) });
}

/** An identifier that all editions of a book in a language share. */
function identifierOf({ slug, language, imprint }: Book): string {
  const hex = createHash("sha256")
    .update(JSON.stringify([imprint, slug, language]))
    .digest("hex");
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join("-")}`;
}
