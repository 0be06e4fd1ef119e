import { isOnSite } from "../../../src/cms/validation/on-site";
import { decapEntry } from "../decap-entry";

const entry = (newRecord: boolean) => decapEntry({ collection: "news", slug: "fire", newRecord });

/** Reads an entry whose files begin so. */
const reading = (head: string) => (paths: readonly string[]) =>
  Promise.resolve(paths.map((path) => ({ path, text: `---\ntitle: Fire\n${head}---\n` })));

it.each([
  ["an entry", "", true],
  ["a draft", "appearance:\n  draft: true\n", false],
  ["an entry whose day has not come", "appearance:\n  from: 2098-01-01\n", false],
  ["an entry whose day has come", "appearance:\n  from: 2020-01-01\n", true],
])("tells of %s whether it is on the site", async (_kind, head, is) => {
  expect(await isOnSite(entry(false), reading(head))).toBe(is);
});

it("is told of a new entry, and of one that cannot be read, without its texts", async () => {
  expect(await isOnSite(entry(true), reading(""))).toBe(false);
  expect(await isOnSite(entry(false), () => Promise.reject(new Error("no answer")))).toBe(true);
});
