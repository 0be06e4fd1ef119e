import type { Book } from "./book";
import { fullTitle } from "./book-html";
import { escaped } from "./book-markup";

interface ChapterFile {
  readonly name: string;
  readonly title: string;
}

export const containerXml = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** A page of the book. */
export function xhtmlPage(language: string, title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${plain(title)}</title><link rel="stylesheet" href="style.css" type="text/css"/></head>
<body>${body}</body>
</html>
`;
}

/** The contents, for the reading program and for readers. */
export function navigation(
  { language }: Book,
  { chapters, heading }: { readonly chapters: readonly ChapterFile[]; readonly heading: string },
): string {
  const items = chapters.map(({ name, title }) => `<li><a href="${name}">${escaped(title)}</a></li>`);
  const body = `<nav epub:type="toc" aria-labelledby="title"><h1 id="title">${escaped(heading)}</h1><ol>${items.join("\n")}</ol></nav>`;
  return xhtmlPage(language, heading, body);
}

interface PackageFacts {
  readonly identifier: string;
  /** `2026-01-31` */
  readonly made: string;
  readonly chapters: readonly ChapterFile[];
}

/** The package document: what the book is, its files and their order. */
export function packageDocument(book: Book, { identifier, made, chapters }: PackageFacts): string {
  const { language, description, imprint } = book;
  const ids = chapters.map(({ name }) => name.replace(".xhtml", ""));
  const items = ids.map((id) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`);
  const spine = ["cover", "nav", ...ids].map((id) => `<itemref idref="${id}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${identifier}</dc:identifier>
<dc:title>${plain(fullTitle(book))}</dc:title>
<dc:language>${language}</dc:language>
<dc:creator>${plain(imprint)}</dc:creator>
<dc:publisher>${plain(imprint)}</dc:publisher>
<dc:description>${plain(description)}</dc:description>
<meta property="dcterms:modified">${made}T00:00:00Z</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessModeSufficient">textual</meta>
<meta property="schema:accessibilityFeature">structuralNavigation</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityFeature">readingOrder</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
<item id="cover-image" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>
<item id="style" href="style.css" media-type="text/css"/>
<item id="font" href="font.woff2" media-type="font/woff2"/>
${items.join("\n")}
</manifest>
<spine>${spine.join("")}</spine>
</package>
`;
}

/** Text of an element that may have no others inside, such as a title. */
function plain(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
