/** @jest-environment jsdom */
import type { DecapBackend } from "../../../src/cms/backend/decap-backend";
import { copyFileFormat } from "../../../src/cms/files/file-format";
import { checkBeforeWrite } from "../../../src/cms/validation/check-before-write";
import { checkTexts, problemsOf } from "../../../src/cms/validation/entry-problems";
import { largestFile } from "../../../src/content-model/field";
import { news as collection } from "../../../src/content-model/news";
import { newsPage } from "../../../src/content-model/pages/news";
import { problemWords } from "../../../src/content-model/problem-words";
import type * as languagesModule from "../../../src/domain/languages";
import { entries, markdownEntry } from "../../build/content-tree";
import { copyOf } from "../../setup/site";
import { stillBackend } from "../still-backend";

jest.mock("../../../src/domain/languages", () => ({
  ...jest.requireActual<typeof languagesModule>("../../../src/domain/languages"),
  isOptional: (code: string) => code === "id",
}));

/** An article without references, so that no other entry is needed. */
const news = { ...entries.news, project: undefined };
const english = { ...news, body: "Some text." };

/** What Decap holds for a language in which nothing was written: the shared fields, and blank texts. */
const untouched = {
  ...news,
  title: "",
  excerpt: "",
  author: "",
  body: "",
  image: { ...news.image, alt: "" },
};

const path = { en: "content/news/two-wet-seasons.en.md", id: "content/news/two-wet-seasons.id.md" };
const file = (language: "en" | "id", { body, ...fields }: typeof english) => ({
  path: path[language],
  raw: markdownEntry(fields, body),
});

/** A repository with some of these files. */
function backendWith(...files: ReturnType<typeof file>[]): DecapBackend {
  const loaded = files.map(({ path: place, raw }) => ({ file: { path: place }, data: raw }));
  return stillBackend((folder) => (folder === "content/news" ? loaded : []));
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = () => undefined;
});

it("lets a text be left out in an optional language, but not half of it", () => {
  const { schema } = collection;
  const problems = (id: object) =>
    problemsOf(schema, checkTexts(schema, { en: english, id: { ...id } }, { fileExists: () => true }));
  expect(problems(untouched)).toEqual([]);
  expect(problems({ ...untouched, title: "Dua musim hujan" }).map(({ language }) => language)).toContain(
    "id",
  );
});

it("writes no file for what is left out", async () => {
  const files = [file("en", english), file("id", untouched)];
  expect(await checkBeforeWrite(files, backendWith())).toEqual([files[0]]);
});

it("writes what is not left out", async () => {
  const files = [file("en", english), file("id", { ...english, title: "Dua musim hujan" })];
  expect(await checkBeforeWrite(files, backendWith())).toEqual(files);
});

it("refuses to empty a text that is there", async () => {
  const files = [file("en", english), file("id", untouched)];
  await expect(checkBeforeWrite(files, backendWith(...files))).rejects.toThrow("perlu diperbaiki");
});

it("refuses a text of more bytes than the build takes, in the editor's language", async () => {
  const { megabytes, atMost } = problemWords.id;
  const longest = largestFile.text - file("en", { ...english, body: "" }).raw.length;
  const long = (length: number) => [file("en", { ...english, body: "é".repeat(length) })];
  await expect(checkBeforeWrite(long(longest / 2 - 10), backendWith())).resolves.toHaveLength(1);
  await expect(checkBeforeWrite(long(longest / 2 + 10), backendWith())).rejects.toThrow("perlu diperbaiki");
  expect(document.body.textContent).toContain(atMost(megabytes(largestFile.text / 1e6)));
});

it("leaves a language out of page copy that says nothing in it", () => {
  const copy = copyOf(newsPage, "en");
  const names = Object.keys(newsPage.schema.shape);
  const written = copyFileFormat([newsPage]).toFile({ en: copy, id: { title: "" } }, names);
  expect(Object.keys(JSON.parse(written) as object)).toEqual(["en"]);
});
