import { launchFirefox } from "./firefox";
import type { Browser, Tab, TestWindow } from "./tab";
import { visitorIn, type Visitor } from "./visitor";
import { startWatchedSite, type WatchedSite } from "./watched-site";
import { launchWebKit } from "./webkit";

/** The browser of this run: see `jest.config.mjs`. */
declare const engine: "firefox" | "webkit";

/** Each window has one of the languages, so that both are tried, but not every pair. */
const windows: readonly TestWindow[] = [
  { width: 1280, height: 800, language: "en" },
  { width: 360, height: 740, language: "id" },
];

/** What each test gets: a visitor in a new tab, and the faults that pages had. */
export interface Visit {
  readonly visitor: Visitor;
  /** The faults since the last call. A test fails if it leaves any. */
  readonly takeFaults: WatchedSite["takeFaults"];
  readonly setSignal: WatchedSite["setSignal"];
}

/**
 * Declares tests in each window. They share the site and one browser, which starts before them.
 *
 * @param declare declares the tests; the function that it gets gives a test its visit
 */
export function inEachWindow(
  declare: (size: TestWindow, visit: () => Visit) => void,
  { scripts = true } = {},
): void {
  let site: WatchedSite;
  let browser: Browser;
  let tab: Tab;

  beforeAll(async () => {
    site = await startWatchedSite();
    browser = engine === "firefox" ? await launchFirefox({ scripts }) : await launchWebKit();
  });

  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  describe.each(windows)("in a window of $width px, in $language", (size) => {
    beforeEach(async () => {
      tab = await browser.openTab(size);
    });

    afterEach(async () => {
      const faults = await site.takeFaults();
      await tab.close();
      expect(faults).toEqual([]);
    });

    declare(size, () => ({
      visitor: visitorIn(tab, site.url),
      takeFaults: () => site.takeFaults(),
      setSignal: (isThere) => site.setSignal(isThere),
    }));
  });
}
