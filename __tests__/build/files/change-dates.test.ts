import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { changeDates, pageDates } from "../../../src/build/files/change-dates";
import { temporaryFolder } from "../../setup/temporary-folder";

/** A folder with a history of its files, and one more change that is not recorded. */
function folderWithHistory(): string {
  const root = temporaryFolder();
  const folder = path.join(root, "content");
  mkdirSync(path.join(folder, "news"), { recursive: true });
  const git = (day: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@tajuk.example", ...args], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_AUTHOR_DATE: `${day}T12:00:00Z` },
    });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, "news", name), text);
  git("2024-01-01", "init", "-q");
  for (const name of ["a.en.md", "a.id.md", "b.en.md"]) write(name, "1");
  git("2024-01-01", "add", "-A");
  git("2024-01-01", "commit", "-qm", "first");
  write("a.id.md", "2");
  git("2024-02-02", "commit", "-qam", "second");
  write("b.en.md", "3");
  return folder;
}

it("knows when each file was last changed, but not of changes that are not recorded", () => {
  expect(Object.fromEntries(changeDates(folderWithHistory()))).toEqual({
    "news/a.en.md": "2024-01-01",
    "news/a.id.md": "2024-02-02",
  });
});

it("knows nothing where there is no history", () => {
  expect(changeDates(temporaryFolder()).size).toBe(0);
});

it("dates a page by its text and the text's original, if both are known", () => {
  const dates = new Map([
    ["news/a.en.md", "2024-03-03"],
    ["news/a.id.md", "2024-02-02"],
    ["news/b.id.md", "2024-02-02"],
  ]);
  const nodes = [
    { path: "/id/news/a/", slug: "a", contentLanguage: "id" },
    { path: "/id/news/b/", slug: "b", contentLanguage: "id" },
  ];
  const getNodesByType = (type: string) => (type === "NewsArticle" ? nodes : []);
  const found = pageDates({ getNodesByType } as unknown as Parameters<typeof pageDates>[0], dates);
  expect(Object.fromEntries(found)).toEqual({ "/id/news/a/": "2024-03-03" });
});
