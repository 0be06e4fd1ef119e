import axe from "axe-core";

/** @typedef {typeof globalThis & { axe?: typeof axe }} MaybeWithAxe */

/** Tags of the axe rules to check: WCAG 2.2 AA and best practice. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The axe rule of WCAG 2.2 AAA that pages keep beyond AA: text has a contrast of 7, large text of 4.5. What need
 * not keep it, and why, is in docs/design.md. It says nothing of a text below AA, which `color-contrast` finds.
 */
const contrast = "color-contrast-enhanced";

/** The axe rules about colours: the only ones whose result another colour scheme can change. */
export const colourRules = [contrast, "color-contrast", "link-in-text-block"];

/**
 * What axe finds on a page, frames included, in its current state. Axe is loaded once into each document.
 *
 * @param {import("@playwright/test").Page} page
 * @param {object} [options]
 * @param {readonly string[]} [options.only] tags of rules, or rules; the {@link standards} with the stricter rule
 *   about contrast if left out
 * @param {readonly string[]} [options.without] rules to leave out
 * @param {string | readonly string[]} [options.part] checks only what this selector matches: for an element in a
 *   frame, the frame's selector and the element's
 * @returns {Promise<readonly { readonly id: string, readonly places: readonly string[] }[]>} rules that are broken, and
 *   the selectors of where
 */
export async function axeProblems(page, { only = standards, without = [], part } = {}) {
  await Promise.all(page.frames().map(loadAxe));
  const disabled = without.map((rule) => [rule, { enabled: false }]);
  // to do no more than to find violations; preloading serves experimental rules only
  /** @type {axe.RunOptions} */
  const options = {
    ...{ resultTypes: ["violations"], preload: false },
    ...{ runOnly: [...only], rules: { [contrast]: { enabled: true }, ...Object.fromEntries(disabled) } },
  };
  return page.evaluate(runAxe, { context: part === undefined ? undefined : { include: [part] }, options });
}

/** @param {import("@playwright/test").Frame} frame */
async function loadAxe(frame) {
  if (!(await frame.evaluate(hasAxe))) await frame.evaluate(axe.source);
}

/** Runs in the page. */
const hasAxe = () => /** @type {MaybeWithAxe} */ (globalThis).axe !== undefined;

/**
 * Runs in the page.
 *
 * @param {{ context: unknown, options: axe.RunOptions }} input
 */
async function runAxe({ context, options }) {
  const { axe: loaded } = /** @type {MaybeWithAxe} */ (globalThis);
  if (!loaded) throw new Error("axe is not loaded");
  const { violations } = await loaded.run(/** @type {axe.ElementContext} */ (context ?? document), options);
  return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target.join(" ")) }));
}

/**
 * Runs in the page: leaves out pictures, and the faint patterns behind whole sections, since axe judges no text that
 * any of them is behind. Type on pictures stands on a flat part of theirs in the colour of the page, or on a book's
 * cover, which stays.
 */
export function leavePicturesOut() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "::before { background: none !important } img:not([aria-hidden] *) { visibility: hidden !important }",
  );
  document.adoptedStyleSheets.push(sheet);
}
