import { expect, type Page } from "@playwright/test";

/** Waits until the browser keeps a backup of an entry: `news.louder-buoy`. */
export async function expectBackup(page: Page, entry: string): Promise<void> {
  const backups = () =>
    page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          const opening = indexedDB.open("localforage");
          opening.onsuccess = () => {
            const keys = opening.result
              .transaction("keyvaluepairs")
              .objectStore("keyvaluepairs")
              .getAllKeys();
            keys.onsuccess = () => resolve(keys.result.map(String));
          };
        }),
    );
  await expect.poll(backups).toContain(`backup.${entry}`);
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
