/** Milliseconds in which the editors' area has to open, on a busy machine, too. */
const patience = 30_000;

/**
 * What keeps the editors' area from opening, one line each: a script that throws leaves it empty. Whether somebody
 * could log in does not matter.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} origin of the site
 * @returns {Promise<readonly string[]>}
 */
export async function adminProblems(page, origin) {
  /** @type {Promise<string>} */
  const thrown = new Promise((resolve) => page.once("pageerror", ({ message }) => resolve(message)));
  await page.goto(`${origin}/admin/`);
  const opened = page.locator("#nc-root > *").first().waitFor({ state: "attached", timeout: patience });
  const problem = await Promise.race([
    thrown,
    opened.then(
      () => "",
      () => "it stays empty",
    ),
  ]);
  return problem ? [`/admin/ does not open: ${problem}`] : [];
}
