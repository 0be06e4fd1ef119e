import { followBackups } from "../../../src/cms/validation/backup-base";

const file = "content/news/peat-fire.id.md";
let stored = "read";
const read = () => Promise.resolve([{ path: file, text: stored }]);

beforeEach(() => {
  stored = "read";
  Object.assign(globalThis, { location: { hash: "#/collections/news/entries/peat-fire" } });
});

/** What a page keeps with a backup that knows some texts. */
const noteOf = (...texts: readonly string[]) => followBackups(new Set(texts), read).watch.note();

it("finds that the entry was saved after its backup was made, and takes what was saved for somebody else's", async () => {
  const note = noteOf("read");
  stored = "theirs";
  const seen = new Set(["theirs", "other"]);
  const { watch, isOld, madeAt, take, known } = followBackups(seen, read);
  await watch.found(note, "2026-11-17T07:05:00Z");
  expect(isOld()).toBe(true);
  expect(madeAt()).toBe("2026-11-17T07:05:00Z");
  expect(known.has("theirs")).toBe(true);
  take();
  expect(["theirs", "other"].map(known.has)).toEqual([false, true]);
  // a backup that is made of the taken one lacks it, too
  const later = followBackups(seen, read);
  await later.watch.found(watch.note());
  expect(later.isOld()).toBe(true);
});

it("has nothing to say of a backup of what is stored, of one without a note, or without an answer", async () => {
  const { watch, isOld } = followBackups(new Set(["read"]), read);
  for (const note of [noteOf("read"), undefined, "old"]) {
    await watch.found(note);
    expect(isOld()).toBe(false);
  }
  const away = followBackups(new Set(), () => Promise.reject(new TypeError("Failed to fetch")));
  await away.watch.found(noteOf("read"));
  expect(away.isOld()).toBe(false);
});

it("offers no backup in a second tab, which shows what is saved", () => {
  const { isWanted } = followBackups(new Set(), read).watch;
  expect(isWanted()).toBe(true);
  location.hash += "?saved";
  expect(isWanted()).toBe(false);
});
