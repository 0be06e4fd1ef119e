import type { Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What is read on each page of an A4 print, without spaces: lines break anywhere. */
export async function printedPages(page: Page): Promise<readonly string[]> {
  const data = new Uint8Array(await page.pdf({ format: "A4" }));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(closed(items.map((item) => ("str" in item ? item.str : "")).join("")));
  }
  return pages;
}

/** A text without spaces. */
export const closed = (text: string) => text.replaceAll(/\s/g, "");
