import { expect, type Locator, type Page } from "@playwright/test";
import { inputs } from "./admin-form";

/** An article with a table and links in its texts. */
export const article = "content/news/one-chart-for-bitung.id.md";

/** Opens the form of {@link article} and returns its Indonesian text. */
export async function openText(page: Page): Promise<Locator> {
  await page.goto("/admin/#/collections/news/entries/one-chart-for-bitung");
  await expect(inputs(page, "title").first()).toBeVisible();
  return page.locator(".cms-editor-visual [data-slate-editor]").filter({ visible: true }).last();
}

/** Pastes something at the cursor. */
export async function paste(page: Page, type: string, content: string): Promise<void> {
  await page.evaluate(
    ([as, words]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(as, words);
      const pasted = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(pasted);
    },
    [type, content] as const,
  );
}

/**
 * Waits until the cursor is in a text and its editor knows where: Slate hears of the browser's selection up to 100 ms
 * later, and what is typed before goes elsewhere.
 */
export async function awaitCursor(text: Locator): Promise<void> {
  await expect(text).toBeFocused();
  // a timer of the page's own, so that the editor's earlier one has run however busy the machine is
  await text.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
}

/** Begins a paragraph at the end of the text. */
export async function beginParagraph(page: Page, text: Locator): Promise<void> {
  const last = text.locator("p").last();
  await last.click();
  // the editor's answer to the click would move the cursor back
  await awaitCursor(text);
  await last.evaluate((paragraph) => {
    getSelection()?.selectAllChildren(paragraph);
    getSelection()?.collapseToEnd();
  });
  await awaitCursor(text);
  await page.keyboard.press("Enter");
  await expect(last).toHaveText("");
  await awaitCursor(text);
}
