/** @jest-environment jsdom */
import { checkBeforeSave } from "../../../src/cms/validation/check-before-save";
import type { ContentText } from "../../../src/content-model/content-text";
import { problemWords } from "../../../src/content-model/problem-words";
import { readTexts } from "../../../src/content-model/read-texts";
import type { Fields } from "../../../src/domain/record";
import { entries, markdownEntry } from "../../build/content-tree";
import { decapEntry } from "../decap-entry";

const words = problemWords.id;

const stored = Object.entries({
  "donations/forest-fund": entries.donations,
  "projects/wet-peat": entries.projects,
}).flatMap(([name, fields]) =>
  ["en", "id"].flatMap((code) => readTexts(`${name}.${code}.md`, markdownEntry(fields))),
);

const mediaFiles = ["peat-canal", "nursery"].map((name) => ({ path: `content/images/${name}.jpg` }));

const body = "Some text.";

/** Saves a form with these fields, in both languages; resolves with what the editor is told. */
async function refused(
  open: { readonly collection: string; readonly slug: string; readonly newRecord?: boolean },
  fields: Fields,
  content: () => Promise<readonly ContentText[]> = () => Promise.resolve(stored),
): Promise<string[]> {
  const registerEventListener = jest.fn<
    undefined,
    [{ readonly name: string; readonly handler: (event: object) => Promise<void> }]
  >();
  const others = { saved: [], unchanged: [], isOwn: false, isDeleted: false };
  checkBeforeSave({ registerEventListener } as never, {
    content,
    isLive: true,
    others: () => Promise.resolve(others),
    theirFields: () => [],
    filesNow: () => Promise.resolve(undefined),
    isOnSite: () => Promise.resolve(false),
  });
  const [[listener] = []] = registerEventListener.mock.calls;
  const data = { body, ...fields };
  const entry = decapEntry({ ...open, data, i18n: { id: { data } }, mediaFiles });
  await expect(listener?.handler({ entry })).rejects.toThrow();
  return [...document.querySelectorAll("dialog li")].map(({ textContent }) => textContent);
}

beforeEach(() => {
  document.body.replaceChildren();
  HTMLDialogElement.prototype.showModal = () => undefined;
});

const news = { collection: "news", slug: "two-wet-seasons" };

it("tells of the fields, and of what does not fit the other texts, at once", async () => {
  const told = await refused(news, { ...entries.news, author: "", body: "[a](http://tajuk) [b](/nowhere/)" });
  expect(told).toHaveLength(5);
  expect(told.filter((line) => line.includes(words.required))).toHaveLength(1);
  expect(told.filter((line) => line.includes("http://tajuk"))).toHaveLength(2);
  expect(told.filter((line) => line.includes("/nowhere/"))).toHaveLength(2);
});

it("tells so of a new entry, which has no address yet", async () => {
  const fund = { ...entries.donations, default: true, order: 0 };
  const told = await refused({ collection: "donations", slug: "", newRecord: true }, fund);
  expect(told).toHaveLength(1);
  const broken = { ...fund, body: "[a](/nowhere/)", default: false };
  document.body.replaceChildren();
  expect(await refused({ collection: "donations", slug: "", newRecord: true }, broken)).toHaveLength(3);
});

it("offers to save a draft only if that has no problem either", async () => {
  const draftButtons = () => document.querySelectorAll("dialog button").length;
  await refused(news, { ...entries.news, author: "" });
  const buttons = draftButtons();
  document.body.replaceChildren();
  await refused(news, { ...entries.news, author: "", body: "[b](/nowhere/)" });
  expect(draftButtons()).toBe(buttons - 1);
});

it("tells of the fields where the other texts cannot be read", async () => {
  const told = await refused(news, { ...entries.news, author: "", body: "[b](/nowhere/)" }, () =>
    Promise.reject(new Error("offline")),
  );
  expect(told).toHaveLength(1);
});
