import type { Browser, Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Book } from "./book";
import { bookHtml, type BookParts, chapterAnchor, coverHtml } from "./book-html";

export interface Pdf {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/**
 * Prints a book as a tagged A4 PDF with an outline. It is printed twice: only the printed book tells on which
 * page each chapter begins, which the second has in its contents.
 */
export async function makePdf(book: Book, parts: BookParts, browser: Browser): Promise<Pdf> {
  return withPage(browser, async (page) => {
    const first = await print(page, await bookHtml(book, parts, []));
    const begins = await chapterPages(first, book.chapters.length);
    const bytes = await print(page, await bookHtml(book, parts, begins));
    const moved = (await chapterPages(bytes, book.chapters.length)).join() !== begins.join();
    if (moved) throw new Error(`The page numbers in the contents of ${book.slug} moved its chapters.`);
    return { bytes, pages: await withDocument(bytes, ({ numPages }) => Promise.resolve(numPages)) };
  });
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

/** Pages, from 1, on which the chapters begin. */
function chapterPages(bytes: Uint8Array, count: number): Promise<readonly number[]> {
  return withDocument(bytes, (pdf) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const destination = (await pdf.getDestination(chapterAnchor(index))) as [PageOfPdf] | null;
        if (!destination) throw new Error(`The PDF has no ${chapterAnchor(index)}.`);
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
