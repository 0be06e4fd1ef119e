import type { Page } from "@playwright/test";

/** Side effects of a page. */
export interface Traffic {
  /** URLs requested from other origins. */
  readonly elsewhere: string[];
  /** Console messages of any level, uncaught errors and dialogs. */
  readonly noise: string[];
}

/** Records the traffic of a page from now on. `origin` is that of the site. */
export function watch(page: Page, origin: string): Traffic {
  const traffic: Traffic = { elsewhere: [], noise: [] };
  page.on("request", (request) => {
    const address = request.url();
    if (!address.startsWith(origin) && !address.startsWith("data:")) traffic.elsewhere.push(address);
  });
  page.on("console", (message) => traffic.noise.push(message.text()));
  page.on("pageerror", (error) => traffic.noise.push(error.message));
  page.on("dialog", (dialog) => {
    traffic.noise.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return traffic;
}
