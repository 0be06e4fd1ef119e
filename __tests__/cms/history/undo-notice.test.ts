/** @jest-environment jsdom */
import { followSave, showDone } from "../../../src/cms/history/undo-notice";

const notices = () => [...document.querySelectorAll<HTMLElement>(".tajuk-undo")];
const shown = () => notices().map(({ hidden, textContent }) => (hidden ? "" : textContent));

beforeEach(() => document.body.replaceChildren());

it("says what was done by a save once that has ended, so that nothing is pressed while the form is not saved", () => {
  followSave(true);
  showDone("“Peat fire” saved.");
  expect(shown()).toEqual([""]);
  expect(notices()[0]?.textContent).toBe("");
  followSave(false);
  expect(shown()).toEqual(["“Peat fire” saved.×"]);
});

it("says the last thing that was done during a save, and at once what is done without one", () => {
  followSave(true);
  showDone("first");
  showDone("last");
  followSave(false);
  expect(shown()).toEqual(["last×"]);
  showDone("later");
  expect(shown()).toEqual(["later×"]);
});

it("takes away what was done before once a save begins, also if that one is refused", () => {
  showDone("before");
  followSave(true);
  followSave(false);
  expect(shown()).toEqual([]);
});
