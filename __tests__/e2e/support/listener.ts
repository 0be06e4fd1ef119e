import { expect, type Locator, type Page } from "@playwright/test";
import { localizedPath } from "../../../src/domain/paths";
import { showKeys } from "./key-strings";
import { saidText } from "./said-text";
import { readToEnd, startReading, takeSaid, waitForRest } from "./screen-reader";
import { startScripts } from "./start-scripts";

/** Milliseconds after an action in which what belongs to it is announced. */
const pause = 500;

/** A visitor who listens to a screen reader, and whose journey is written down. */
export interface Listener {
  readonly page: Page;
  /** Opens a page, or follows an action that loads one. */
  readonly opens: (path: string, action?: () => Promise<unknown>) => Promise<void>;
  /**
   * Does something and listens to what is said then.
   *
   * @param until what is there once the action has had its effect
   */
  readonly does: (what: string, action: () => Promise<unknown>, until?: Locator) => Promise<void>;
  readonly presses: (key: string, until?: Locator) => Promise<void>;
  readonly goesTo: (control: Locator) => Promise<void>;
  /** Reads the open dialog, or the page, to its end. */
  readonly reads: (what: string) => Promise<void>;
  /** All steps with what was said after each. */
  readonly journey: () => string;
}

/** Makes a visitor of the site in a language; strings are shown as their keys. */
export async function listen(page: Page, language: string): Promise<Listener> {
  const steps: string[] = [];
  const note = (step: string, said: string) => steps.push(`> ${step}\n${said}`);
  await showKeys(page);

  const does: Listener["does"] = async (what, action, until) => {
    await takeSaid(page);
    await action();
    if (until) await expect(until).toBeVisible();
    await page.waitForTimeout(pause);
    note(what, saidText(await takeSaid(page)));
  };
  return {
    page,
    does,
    opens: async (path, action = () => page.goto(localizedPath(path, language))) => {
      await action();
      await startScripts(page);
      await expect(page.getByText("{common:skip}")).toBeAttached();
      await waitForRest(page);
      await startReading(page);
      note(`opens ${path}`, `title: ${await page.title()}\n`);
    },
    presses: (key, until) => does(`presses ${key}`, () => page.keyboard.press(key), until),
    goesTo: (control) => does("goes to", () => control.focus()),
    reads: async (what) => {
      const said = await readToEnd(page);
      note(`reads ${what}`, saidText(said));
    },
    journey: () => steps.join("\n"),
  };
}
