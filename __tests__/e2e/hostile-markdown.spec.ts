import { expect, test } from "@playwright/test";
import { renderBody } from "../../src/markdown/render-body";
import { hostileMarkdown } from "../setup/hostile-markdown";
import { markdownTree } from "../setup/markdown-tree";
import { watch } from "./support/traffic";

const render = async (markdown: string) =>
  await renderBody(await markdownTree(markdown), {
    language: "en",
    pictureSource: () => Promise.resolve(null),
  });

// the rendered Markdown must be harmless even without the page's Content Security Policy
test.use({ bypassCSP: true });

test("would notice a script that runs @phone", async ({ page, baseURL }) => {
  const traffic = watch(page, String(baseURL));
  await page.goto("/news/");
  await page.setContent('<img src="x" onerror="alert(1)">');
  await expect.poll(() => traffic.noise).toContain("dialog: 1");
});

test("nothing in an article's Markdown runs, loads or takes over the page @phone", async ({
  page,
  baseURL,
}) => {
  await page.goto("/news/", { waitUntil: "networkidle" });
  const traffic = watch(page, String(baseURL));
  for (const [name, markdown] of Object.entries(hostileMarkdown)) {
    await test.step(name, async () => {
      await page.setContent(`<main>${await render(markdown)}</main>`, { waitUntil: "load" });
      for (const link of await page.getByRole("main").locator("a").all()) await link.click();
      await expect(page.getByRole("main")).toHaveCount(1);
    });
  }
  await page.waitForTimeout(200);
  expect(traffic).toEqual({ elsewhere: [], noise: [] });
  await expect(page).toHaveURL("/news/");
});
