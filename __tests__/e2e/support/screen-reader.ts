import { readFileSync } from "node:fs";
import path from "node:path";
import type { virtual } from "@guidepup/virtual-screen-reader";
import { expect, type Page } from "@playwright/test";

declare global {
  /** What the script below gives a page that is read. */
  interface Window {
    screenReader: typeof virtual;
    /** Number of phrases that were taken already. */
    heard?: number;
  }
}

/** The virtual screen reader as a plain script, which `page.evaluate` runs whatever the page's policy is. */
const script = readFileSync(
  path.resolve(__dirname, "../../../node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js"),
  "utf8",
).replace(/export\{.*?([\w$]+) as virtual\};/, "globalThis.screenReader=$1;");

/** Starts a virtual screen reader at the top of the loaded page. */
export async function startReading(page: Page): Promise<void> {
  await page.evaluate(`{${script}\n}`);
  await page.evaluate(describeControls);
  await page.evaluate(async () => {
    const { screenReader } = window;
    // a browser that runs scripts shows no <noscript>, which the simulation learns from styles alone
    const unshown = new CSSStyleSheet();
    unshown.replaceSync("noscript { display: none }");
    document.adoptedStyleSheets.push(unshown);
    await screenReader.start({ container: document.documentElement });
  });
}

/**
 * All that the screen reader says when it reads the page, or the open dialog, from its top to its end. It reads
 * until the page has come to rest: until it says the same twice.
 */
export async function readToEnd(page: Page): Promise<string[]> {
  let said: string[] = [];
  await expect(async () => {
    const before = said;
    said = await readOnce(page);
    expect(said).toEqual(before);
  }).toPass({ intervals: [150] });
  return said;
}

async function readOnce(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { screenReader } = window;
    await screenReader.stop();
    const focused = document.activeElement as HTMLElement;
    const dialog = document.querySelector<HTMLElement>("[role=dialog]");
    await screenReader.start({ container: dialog ?? document.body });
    do await screenReader.next();
    while (!/^end of (document|dialog)/.test(await screenReader.lastSpokenPhrase()));
    const said = await screenReader.spokenPhraseLog();
    await screenReader.stop();
    focused.focus();
    await screenReader.start({ container: document.documentElement });
    window.heard = 0;
    return said;
  });
}

/**
 * What the screen reader has said since it was asked last, with each announcement once. At the end it says what has
 * the focus if that is not what it was: the virtual screen reader by itself does not say changes of state.
 */
export async function takeSaid(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { screenReader } = window;
    // a new event on the reader's own element, since scripts of the page listen to those of its controls
    const look = new FocusEvent("focusin");
    Object.defineProperty(look, "target", { value: document.activeElement });
    document.documentElement.dispatchEvent(look);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const phrases = await screenReader.spokenPhraseLog();
    const { heard = 0 } = window;
    window.heard = phrases.length;
    return phrases.slice(heard).filter((phrase, index, all) => phrase !== all[index - 1]);
  });
}

/** Waits until a page has fetched what it shows. */
export async function waitForRest(page: Page): Promise<void> {
  // prefetched pages that were put off keep the network from being idle
  await Promise.race([page.waitForLoadState("networkidle"), page.waitForTimeout(2000)]);
}

/**
 * Runs in the page. The virtual screen reader does not know `<details>` and reads the states of radio buttons from
 * their attributes: it is told what browsers tell. A disclosure is a button with its state, and what is closed is
 * hidden.
 */
function describeControls(): void {
  const describe = () => {
    for (const input of document.querySelectorAll<HTMLInputElement>("[type=radio]")) {
      input.toggleAttribute("checked", input.checked);
    }
    for (const details of document.querySelectorAll("details")) {
      details.role = "generic";
      for (const part of details.children) {
        if (part.localName !== "summary") continue;
        part.role = "button";
        part.ariaExpanded = String(details.open);
      }
    }
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("details:not([open]) > :not(summary) { display: none !important }");
  document.adoptedStyleSheets.push(sheet);
  document.addEventListener("change", () => setTimeout(describe));
  new MutationObserver(describe).observe(document, { attributeFilter: ["open"], subtree: true });
  describe();
}
