/** @jest-environment jsdom */
import { hideDone, showDone } from "../../../src/cms/history/undo-notice";

const notices = () => [...document.querySelectorAll<HTMLElement>(".tajuk-undo")];
const shown = () => notices().map(({ hidden, textContent }) => (hidden ? "" : textContent));

beforeEach(() => document.body.replaceChildren());

it("says what was done by a save once that has ended, so that nothing is pressed while the form is not saved", () => {
  hideDone(true);
  showDone("“Peat fire” saved.");
  expect(shown()).toEqual([""]);
  expect(notices()[0]?.textContent).toBe("");
  hideDone(false);
  expect(shown()).toEqual(["“Peat fire” saved.×"]);
});

it("says the last thing that was done during a save, and at once what is done without one", () => {
  hideDone(true);
  showDone("first");
  showDone("last");
  hideDone(false);
  expect(shown()).toEqual(["last×"]);
  showDone("later");
  expect(shown()).toEqual(["later×"]);
});

it("hides what was done before while a save runs, and shows it again after one that is refused", () => {
  showDone("before");
  hideDone(true);
  expect(shown()).toEqual([""]);
  hideDone(false);
  expect(shown()).toEqual(["before×"]);
});
