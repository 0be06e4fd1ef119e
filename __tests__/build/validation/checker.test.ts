import { symlinkSync, truncateSync } from "node:fs";
import path from "node:path";
import { createChecker } from "../../../src/build/validation/checker";
import { problemLine } from "../../../src/build/validation/content-problem";
import { editorProblems } from "../../../src/build/validation/editor-problems";
import { validateContent } from "../../../src/build/validation/validate-content";
import { contentTree, entries, markdownEntry } from "../content-tree";
import { pngOf } from "../png";

const article = "news/two-wet-seasons.en.md";

const lines = (root: string) => validateContent(root).map(problemLine);

/** A project of this code and other content, and a check that is soon tired. */
function projectWith(files: Parameters<typeof contentTree>[0]) {
  const project = path.dirname(contentTree(files).root);
  for (const folder of ["src", "locales"]) symlinkSync(path.resolve(folder), path.join(project, folder));
  return { project, ...createChecker(project, { milliseconds: 3000, megabytes: 512 }) };
}

it("stops at a text that takes too long, names it, and lets this thread work on", async () => {
  const { project, check, stop } = projectWith({
    [article]: markdownEntry(entries.news, "*a_ ".repeat(20_000)),
  });
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 20);
  const [english = [], indonesian = []] = await check(["en", "id"]);
  clearInterval(turning);
  await stop();

  expect(turns).toBeGreaterThan(20);
  expect(english.map(problemLine)).toEqual([
    `content/${article}: found a text that takes too long to check, or too much memory, expected a shorter or simpler text`,
  ]);
  const [told] = editorProblems(project, english, indonesian);
  expect(told?.words.id).toContain("teks yang terlalu lama diperiksa");
  expect(told?.form).toBe("#/collections/news/entries/two-wet-seasons");
}, 60_000);

it("finds what the check in this thread finds, again and again", async () => {
  const { check, stop } = projectWith({ [article]: markdownEntry({ ...entries.news, title: "" }) });
  const title = `content/${article}: title: found nothing, expected a text that is not empty`;
  const checks = [await check(["en"]), await check(["en"])];
  expect(checks.map(([english = []]) => english.map(problemLine))).toEqual([[title], [title]]);
  await stop();
}, 60_000);

describe("of a file that no text or picture of the site is", () => {
  it.each([
    [
      "names for values",
      `---\na: &a [x]\nb: [*a, *a]\n---\n`,
      "found &a: a value cannot have a name at line 2",
    ],
    ["a deep quotation", markdownEntry(entries.news, ">".repeat(20_000)), "found Maximum call stack size"],
    ["deep lists", `---\na: ${"[".repeat(20_000)}\n---\n`, "found nesting exceeded maxDepth"],
    [
      "a huge text",
      markdownEntry(entries.news, "word ".repeat(50_000)),
      "found 0.25 MB, expected at most 0.2 MB",
    ],
  ])("refuses %s", (_, text, problem) => {
    const [line = ""] = lines(contentTree({ [article]: text }).root);
    expect(line).toContain(`content/${article}: ${problem}`);
  });

  const picture = "images/nursery.jpg";

  it.each([
    ["nothing", "", "a file that is no picture, or a damaged one, expected a JPEG, PNG or WebP"],
    ["a page", "<!doctype html><p>Hello</p>", "a file that is no picture"],
    [
      "a drawing",
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      "a file that is no picture",
    ],
    ["a huge PNG", pngOf(30_000, 30_000), "900 megapixels, expected at most 60 megapixels"],
    ["an endless PNG", pngOf(2_000_000_000, 2_000_000_000), "4,000,000,000,000 megapixels"],
  ])("refuses %s as a picture", (_, content, problem) => {
    expect(lines(contentTree({ [picture]: content }).root)).toEqual([
      expect.stringContaining(`content/${picture}: found ${problem}`),
    ]);
  });

  it("refuses a picture of too many bytes without reading it", () => {
    const { root } = contentTree();
    truncateSync(path.join(root, picture), 100_000_000);
    expect(lines(root)).toEqual([`content/${picture}: found 100 MB, expected at most 20 MB`]);
  });

  it("refuses links that lead out of the content, and no others", () => {
    const { root } = contentTree({ [picture]: null });
    symlinkSync("/etc/passwd", path.join(root, picture));
    symlinkSync("/etc/hosts", path.join(root, "news/hosts.en.md"));
    symlinkSync("peat-canal.jpg", path.join(root, "images/other.jpg"));
    expect(lines(root)).toEqual([
      `content/${picture}: found a link to a place outside of content/, expected the file itself`,
      "content/news/hosts.en.md: found a link to a place outside of content/, expected the file itself",
    ]);
  });
});
