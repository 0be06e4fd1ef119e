/** @jest-environment jsdom */
import { holdBackupsBack } from "../../src/patches/draft-backup";

interface Value {
  readonly raw: string;
}

/** What the browser has stored, by its keys. */
const stored = new Map<string, Value>();
const held = new Set<string>();
const news = "backup.news";

class Request<Result> extends EventTarget {
  constructor(readonly result?: Result) {
    super();
    setTimeout(() => this.dispatchEvent(new Event("success")));
  }
  set onsuccess(handler: () => void) {
    this.addEventListener("success", handler);
  }
}

type Range = (key: string) => boolean;
const within = (isIn: Range) => [...stored].filter(([key]) => isIn(key));

/** A tab of the editors' area: how Decap reads, writes and deletes a backup there, and how an offer is settled. */
function openTab() {
  const prototype = {
    transaction: { commit: () => undefined },
    get: (key: string) => new Request(stored.get(key)),
    getAll: (isIn: Range) => new Request(within(isIn).map(([, value]) => value)),
    getAllKeys: (isIn: Range) => new Request(within(isIn).map(([key]) => key)),
    put: (value: Value, key: string) => new Request(stored.set(key, value)),
    delete: (key: string) => new Request(stored.delete(key)),
  };
  Object.assign(window, { IDBObjectStore: { prototype } });
  const settle = holdBackupsBack({ isWanted: () => true, note: () => [], found: () => Promise.resolve() });
  const read = async (key: string) => {
    const request = prototype.get(key);
    await new Promise<void>((resolve) => (request.onsuccess = resolve));
    return request.result?.raw;
  };
  return { read, settle, write: (raw: string) => prototype.put({ raw }, news), remove: prototype.delete };
}

beforeAll(() => {
  document.body.innerHTML = '<input id="title-field-1" />';
  const bound = (from: string, to: string) => (key: string) => from <= key && key < to;
  Object.assign(window, { IDBKeyRange: { bound } });
  const locks = {
    request: (name: string, isLeft: () => Promise<void>) => {
      held.add(name);
      return isLeft().then(() => held.delete(name));
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  };
  Object.assign(navigator, { locks });
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setTimeout"], now: new Date("2026-11-17T07:05:00Z") });
  stored.clear();
  held.clear();
});

afterEach(() => jest.useRealTimers());

it("keeps the new entries of two tabs apart, and offers neither tab what the other one writes", async () => {
  const [one, other] = [openTab(), openTab()];
  one.write("A");
  other.write("B");
  expect([...stored.values()].map(({ raw }) => raw)).toEqual(["A", "B"]);
  expect([await one.read(news), await other.read(news)]).toEqual(["A", "B"]);
  other.remove(news);
  expect([...stored.values()].map(({ raw }) => raw)).toEqual(["A"]);
});

it("offers what closed tabs wrote one after another, the newest first", async () => {
  openTab().write("A");
  jest.setSystemTime(new Date("2026-11-17T08:00:00Z"));
  openTab().write("B");
  held.clear();
  const later = openTab();
  expect(await later.read(news)).toBe("B");
  later.settle(true);
  later.write("B, more of it");
  later.remove(news);
  expect(await later.read(news)).toBe("A");
});

it("leaves what was offered as it is for who begins another entry, and offers it again", async () => {
  openTab().write("A");
  held.clear();
  const later = openTab();
  expect(await later.read(news)).toBe("A");
  later.settle(false);
  later.write("B");
  later.remove(news);
  expect(await later.read(news)).toBe("A");
});

it("deletes no new entry's backup with that of another entry", async () => {
  const tab = openTab();
  const entry = "backup.news.louder-buoy";
  tab.write("A");
  await tab.read(entry);
  for (const key of [entry, news]) tab.remove(key);
  expect(await tab.read(news)).toBe("A");
  // saved, it has an address, which no form was opened by
  for (const key of ["backup.news.a", news]) tab.remove(key);
  expect(stored.size).toBe(0);
});

it("offers a backup that was made before there were several, and none of another collection", async () => {
  stored.set(news, { raw: "former" });
  stored.set("backup.newsletters/a1", { raw: "of another collection" });
  const tab = openTab();
  expect(await tab.read(news)).toBe("former");
  tab.settle(true);
  tab.remove(news);
  expect(await tab.read(news)).toBeUndefined();
});
