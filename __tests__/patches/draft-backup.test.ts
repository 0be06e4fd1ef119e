/** @jest-environment jsdom */
import { holdBackupsBack } from "../../src/patches/draft-backup";

class Request extends EventTarget {
  set onsuccess(handler: () => void) {
    this.addEventListener("success", handler);
  }
}

const aLittle = () => new Promise((resolve) => setTimeout(resolve));

it.each([
  ["an entry", "backup.news.louder-buoy"],
  ["a new entry", "backup.news"],
])("gives out the backup of %s once its form stands", async (_kind, key) => {
  document.body.innerHTML = "";
  const all = () => Object.assign(new Request(), { result: [] });
  Object.assign(window, { IDBKeyRange: { bound: jest.fn() } });
  const prototype = { get: () => new Request(), getAll: all, getAllKeys: all, put: () => undefined };
  Object.assign(window, { IDBObjectStore: { prototype } });
  holdBackupsBack({ isWanted: () => true, note: () => [], found: () => Promise.resolve() });
  const request = IDBObjectStore.prototype.get(key);
  const given = jest.fn();
  request.onsuccess = given;
  request.dispatchEvent(new Event("success"));
  await aLittle();
  expect(given).not.toHaveBeenCalled();
  document.body.innerHTML = '<input id="title-field-1" />';
  await aLittle();
  expect(given).toHaveBeenCalledTimes(1);
});

it("writes a backup with its note and its time, and at once", () => {
  jest.useFakeTimers().setSystemTime(new Date("2026-11-17T07:05:00Z"));
  const put = jest.fn();
  const commit = jest.fn();
  Object.assign(window, { IDBObjectStore: { prototype: { get: jest.fn(), put, transaction: { commit } } } });
  holdBackupsBack({ isWanted: () => true, note: () => ["a"], found: () => Promise.resolve() });
  IDBObjectStore.prototype.put({ raw: "words" }, "settings");
  expect(commit).not.toHaveBeenCalled();
  IDBObjectStore.prototype.put({ raw: "words" }, "backup.news.louder-buoy");
  expect(put).toHaveBeenLastCalledWith(
    { raw: "words", note: ["a"], time: "2026-11-17T07:05:00.000Z" },
    "backup.news.louder-buoy",
  );
  expect(commit).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it.each([
  ["JSON", "{}\n"],
  ["Markdown", "---\n{}\n---\n\n\n"],
])("neither writes nor gives out a backup of a form that lost all of its fields: %s", async (_kind, raw) => {
  document.body.innerHTML = '<input id="title-field-1" />';
  const lost = { raw, i18n: { id: { raw } } };
  const kept = { raw, i18n: { id: { raw: '{ "title": "Judul" }' } } };
  const put = jest.fn();
  const get = jest.fn(() => Object.assign(new Request(), { result: lost }));
  Object.assign(window, { IDBObjectStore: { prototype: { get, put, transaction: { commit: jest.fn() } } } });
  holdBackupsBack({ isWanted: () => true, note: () => [], found: () => Promise.resolve() });
  const key = "backup.pages.not-found";
  IDBObjectStore.prototype.put(lost, key);
  expect(put).not.toHaveBeenCalled();
  IDBObjectStore.prototype.put(kept, key);
  expect(put).toHaveBeenCalledTimes(1);
  const request = IDBObjectStore.prototype.get(key);
  const given = jest.fn(() => request.result as unknown);
  request.onsuccess = given;
  request.dispatchEvent(new Event("success"));
  await aLittle();
  expect(given).toHaveReturnedWith(undefined);
});
