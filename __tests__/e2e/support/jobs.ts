import { expect, type Locator } from "@playwright/test";
import { test as base } from "./admin";
import { inputs } from "./admin-form";

/** Does one of an editor's jobs, in at most a number of acts, and notes how many there were and the seconds. */
export type Job = (name: string, most: number, work: () => Promise<void>) => Promise<void>;

/** A form as an editor sees it at any width. */
export interface Form {
  /** A field of a language's form, which a phone shows in place of the other one. */
  field(language: Language, name: string): Promise<Locator>;
  /** The form in a language. */
  side(language: Language): Promise<Locator>;
}

type Language = "Inggris" | "Indonesia";

/**
 * A test in the editors' area that notes its jobs, as annotations of the report: `node tools/list-jobs.mjs` lists
 * them. An act is a press of the pointer, a field that is typed in or a file that is chosen.
 */
export const test = base.extend<{ job: Job; form: Form }>({
  // set up first: before the area is opened
  job: [
    async ({ page }, use, testInfo) => {
      let acts = 0;
      await page.exposeFunction("noteAct", () => {
        acts += 1;
      });
      await page.addInitScript(() => {
        let last: EventTarget | null = null;
        const note = (field: EventTarget | null) => {
          // exposed above, in every page of this test alone
          if (field === null || field !== last) (window as unknown as { noteAct(): void }).noteAct();
          last = field;
        };
        addEventListener("pointerdown", () => note(null), true);
        const isPressed = (field: EventTarget | null) =>
          field instanceof Element && field.matches("[type=radio], [type=checkbox]");
        addEventListener("input", ({ target }) => isPressed(target) || note(target), true);
      });
      // the page tells of its acts before it answers; one that loads anew just now is asked again
      const actsSoFar = async () => {
        await page.waitForFunction(() => true);
        return acts;
      };
      await use((name, most, work) =>
        base.step(name, async () => {
          const [before, began] = [await actsSoFar(), performance.now()];
          await work();
          const seconds = ((performance.now() - began) / 1000).toFixed(1);
          const width = page.viewportSize()?.width;
          const needed = (await actsSoFar()) - before;
          const description = JSON.stringify({ name, width, acts: needed, seconds });
          testInfo.annotations.push({ type: "job", description });
          expect(needed, "acts").toBeLessThanOrEqual(most);
        }),
      );
    },
    { auto: true },
  ],
  form: async ({ page }, use) => {
    const side = async (language: Language) => {
      const panes = page.getByRole("group", { name: "Tampilkan" });
      const button = panes.getByRole("button", { name: language, exact: true });
      if (await button.isVisible()) {
        if ((await button.getAttribute("aria-pressed")) !== "true") await button.click();
      }
      return page.locator(language === "Inggris" ? ".Pane1" : ".Pane2");
    };
    const field = async (language: Language, name: string) =>
      (await side(language)).locator(inputs(page, name)).first();
    await use({ side, field });
  },
});
