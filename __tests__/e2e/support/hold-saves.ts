import type { Page } from "@playwright/test";

/** Holds saves back until what is returned is called. */
export async function holdSaves(page: Page): Promise<() => void> {
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/api/v1", async (route) => {
    const { action } = route.request().postDataJSON() as { action: string };
    if (action === "persistEntry") await held;
    return route.fallback();
  });
  return goOn;
}
