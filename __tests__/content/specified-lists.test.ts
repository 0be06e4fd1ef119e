import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseMarkdownEntry } from "../../src/content-model/file-text";
import { freeResources, homeCopy, sectionSwitches } from "../setup/content";

const folder = path.resolve(__dirname, "../../content/news");

/** The articles of a language, newest first: date, category, author and how many words they have. */
function articles(language: "en" | "id") {
  const files = readdirSync(folder).filter((file) => file.endsWith(`.${language}.md`));
  const found = files.map((file) => {
    const text = readFileSync(path.join(folder, file), "utf8");
    const { date, category, author } = parseMarkdownEntry(text) as unknown as Record<string, string>;
    const [, , body = ""] = text.split(/^---$/m);
    return { date, category, author, words: body.trim().split(/\s+/).length };
  });
  return found.sort((a, b) => String(b.date).localeCompare(String(a.date)));
}

describe.each(["en", "id"] as const)("in %s", (language) => {
  test("four articles are worth reading, the newest of 30 September 2025", () => {
    const found = articles(language);
    expect(found.map(({ category }) => category)).toEqual([
      "partnership",
      "productUpdate",
      "resource",
      "partnership",
    ]);
    expect(found[0]?.date).toBe("2025-09-30");
    for (const { author, words } of found) {
      expect(author).toMatch(/\S \S/);
      expect(words).toBeGreaterThanOrEqual(300);
    }
  });

  test("five resources are free, six questions are answered, five points make the mission", () => {
    expect(freeResources(language)).toHaveLength(5);
    expect(homeCopy(language).resources.faq).toHaveLength(6);
  });

  test("the news alone are under maintenance", () => {
    const { projects, news, resources, contact } = sectionSwitches(language);
    const states = [projects, news, resources, contact].map(({ underMaintenance }) => underMaintenance);
    expect(states).toEqual([false, true, false, false]);
  });
});
