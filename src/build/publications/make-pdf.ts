import type { Browser, Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Book } from "./book";
import { bookHtml, type BookParts, chapterAnchor, coverHtml } from "./book-html";
import type { Handout } from "./handout";
import { handoutHtml, type HandoutParts, headingAnchor, partTitles } from "./handout-html";

export interface Pdf {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** Prints a book as a tagged A4 PDF with an outline, and contents with the pages on which its chapters begin. */
export async function makePdf(book: Book, parts: BookParts, browser: Browser): Promise<Pdf> {
  return withPage(browser, async (page) => {
    const anchors = book.chapters.map((_, index) => chapterAnchor(index));
    const bytes = await printWithPages(page, anchors, (pages) => bookHtml(book, parts, pages));
    return { bytes, pages: await pageCount(bytes) };
  });
}

/** The most pages that a handout has without contents. */
const fewPages = 3;

/** Prints a handout as a tagged A4 PDF with an outline and, if it is long, contents. */
export async function makeHandoutPdf(
  handout: Handout,
  parts: HandoutParts,
  browser: Browser,
): Promise<Uint8Array> {
  return withPage(browser, async (page) => {
    const anchors = partTitles(handout).map((_, index) => headingAnchor(index));
    const bytes = await print(page, await handoutHtml(handout, parts));
    if (anchors.length === 0 || (await pageCount(bytes)) <= fewPages) return bytes;
    return printWithPages(page, anchors, (pages) => handoutHtml(handout, parts, pages));
  });
}

/**
 * Prints a document twice: only the printed one tells on which pages its parts begin, which the second has in its
 * contents.
 */
async function printWithPages(
  page: Page,
  anchors: readonly string[],
  html: (pages: readonly number[]) => Promise<string>,
): Promise<Uint8Array> {
  const begins = await pagesOf(await print(page, await html([])), anchors);
  const bytes = await print(page, await html(begins));
  const moved = (await pagesOf(bytes, anchors)).join() !== begins.join();
  if (moved) throw new Error("The page numbers in the contents moved what they lead to.");
  return bytes;
}

/** Takes a picture of a book's cover, as JPEG. */
export async function makeCover(book: Book, parts: BookParts, browser: Browser): Promise<Uint8Array> {
  return withPage(browser, async (page) => {
    await page.setViewportSize({ width: 1200, height: 1640 });
    await show(page, coverHtml(book, parts));
    return page.screenshot({ type: "jpeg", quality: 82 });
  });
}

async function withPage<Result>(browser: Browser, work: (page: Page) => Promise<Result>): Promise<Result> {
  const page = await browser.newPage();
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}

async function print(page: Page, html: string): Promise<Uint8Array> {
  await show(page, html);
  const options = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true };
  return new Uint8Array(await page.pdf(options));
}

async function show(page: Page, html: string): Promise<void> {
  await page.setContent(html, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

type PdfDocument = Awaited<ReturnType<typeof getDocument>["promise"]>;
type PageOfPdf = Parameters<PdfDocument["getPageIndex"]>[0];

const pageCount = (bytes: Uint8Array) => withDocument(bytes, ({ numPages }) => Promise.resolve(numPages));

/** Pages, from 1, on which the anchors are. */
function pagesOf(bytes: Uint8Array, anchors: readonly string[]): Promise<readonly number[]> {
  return withDocument(bytes, (pdf) =>
    Promise.all(
      anchors.map(async (anchor) => {
        const destination = (await pdf.getDestination(anchor)) as [PageOfPdf] | null;
        if (!destination) throw new Error(`The PDF has no ${anchor}.`);
        return 1 + (await pdf.getPageIndex(destination[0]));
      }),
    ),
  );
}

async function withDocument<Result>(bytes: Uint8Array, read: (pdf: PdfDocument) => Promise<Result>) {
  // it takes over the bytes that it is given
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  try {
    return await read(await task.promise);
  } finally {
    await task.destroy();
  }
}
