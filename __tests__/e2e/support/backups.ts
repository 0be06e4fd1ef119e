import { expect, type Page } from "@playwright/test";

/** Waits until the browser keeps a backup of an entry, `news.louder-buoy`, or a new one, `news/`, with words that were typed. */
export async function expectBackup(page: Page, entry: string, words: string): Promise<void> {
  await expect.poll(() => backupOf(page, entry)).toContain(words);
}

/** What the browser keeps as the backup of an entry, as JSON; "" without one. */
export function backupOf(page: Page, entry: string): Promise<string> {
  return page.evaluate(
    (key) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("localforage");
        opening.onsuccess = () => {
          const reading = opening.result
            .transaction("keyvaluepairs")
            .objectStore("keyvaluepairs")
            .getAll(IDBKeyRange.bound(`backup.${key}`, `backup.${key.replace(/\/$/, "0")}`));
          reading.onsuccess = () => resolve(reading.result.map((kept) => JSON.stringify(kept)).join());
        };
      }),
    entry,
  );
}

/** Reloads a form with unsaved changes, and answers what is asked about its backup; returns these questions. */
export async function reloadForm(page: Page, usesBackup: boolean): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    if (dialog.type() === "beforeunload") return dialog.accept();
    asked.push(dialog.message());
    return usesBackup ? dialog.accept() : dialog.dismiss();
  });
  await page.reload();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  return asked;
}

/** What is asked about a backup, in Indonesian, without the time when it was made. */
export function withoutTime(question: string): string {
  return question.replace(/ \d+ \p{L}+ \d{4} pukul \d\d\.\d\d$/mu, "");
}
