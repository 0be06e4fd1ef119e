/** @jest-environment jsdom */
import { backUpSoon, keepBackup } from "../../src/patches/backup-soon";

const flush = jest.fn();
const deleteBackup = jest.fn();
const editor = Object.assign(Object.create({ deleteBackup }) as { deleteBackup(): void }, {
  createBackup: { flush },
});

beforeAll(() => {
  jest.useFakeTimers();
  backUpSoon();
});

beforeEach(() => {
  flush.mockClear();
  document.body.innerHTML = '<input id="title-field-1" />';
  const form = { stateNode: editor };
  const input = { stateNode: document.body.firstChild, return: { stateNode: null, return: form } };
  Object.assign(document.body.firstElementChild ?? {}, { __reactFiber$a1: input });
});

it("writes a backup every few seconds, however fluently someone types", () => {
  jest.advanceTimersByTime(25_000);
  expect(flush).toHaveBeenCalledTimes(12);
});

it.each([
  ["the page is about to be left", () => window.dispatchEvent(new Event("beforeunload"))],
  ["the page is left", () => window.dispatchEvent(new Event("pagehide"))],
  ["another tab is opened", () => document.dispatchEvent(new Event("visibilitychange"))],
])("writes a backup as %s", (_moment, happen) => {
  happen();
  expect(flush).toHaveBeenCalledTimes(1);
});

it("has the backup of a form that is left stay, and that of one that is saved later deleted", () => {
  const endLeaving = keepBackup();
  editor.deleteBackup();
  expect(deleteBackup).not.toHaveBeenCalled();
  endLeaving();
  editor.deleteBackup();
  expect(deleteBackup).toHaveBeenCalledTimes(1);
});

it("does nothing where there is no form", () => {
  document.body.innerHTML = "<p id='other-field-1'></p>";
  expect(() => window.dispatchEvent(new Event("pagehide"))).not.toThrow();
});
