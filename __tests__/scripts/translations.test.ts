import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { contentTree, entries, markdownEntry } from "../build/content-tree";

const root = path.resolve(__dirname, "../..");
const english = "news/two-wet-seasons.en.md";
const indonesian = "news/two-wet-seasons.id.md";

/** Runs the command on a folder of content; its output. */
function translations(content: string, ...options: string[]): string {
  const command = ["--import", "jiti/register", "scripts/translations.ts", ...options];
  const env = { ...process.env, CONTENT_ROOT: content };
  return execFileSync(process.execPath, command, { cwd: root, env, encoding: "utf8" });
}

const clean = "No text is older than in another language, or a copy of it.\n";

it("lists what has changed in one language, and confirms what it is told to", () => {
  const tree = contentTree({
    [english]: markdownEntry(entries.news),
    [indonesian]: markdownEntry({ ...entries.news, title: "Dua musim hujan" }),
  });
  const read = () => readFileSync(path.join(tree.root, indonesian), "utf8");

  expect(translations(tree.root)).toMatch(/outside the editors' area: .*news\/two-wet-seasons/);
  translations(tree.root, "--record");
  // the other entries of the tree are the same in both languages
  const listed = translations(tree.root);
  expect(listed).toContain("forest-fund.id.md: lead: not translated yet: the same as in English\n");
  const copies = [...listed.matchAll(/([\w-]+\/[\w-]+)\.id\.md: .*not translated/g)].map(
    ([, name = ""]) => name,
  );
  translations(tree.root, ...copies.flatMap((name) => ["--confirm", name]));
  expect(translations(tree.root)).toBe(clean);
  const recorded = read();
  translations(tree.root, "--record");
  expect(read()).toBe(recorded);

  tree.write({ [english]: markdownEntry({ ...entries.news, title: "Three wet seasons" }) });
  expect(translations(tree.root)).toContain(
    `${indonesian}: title: this has changed in English since\n1 text`,
  );
  translations(tree.root, "--confirm", "news/two-wet-seasons");
  expect(translations(tree.root)).toBe(clean);
  expect(translations(tree.root, "--confirm", "news/nothing")).toContain("no text news/nothing");

  tree.write({ [english]: markdownEntry({ ...entries.news, mood: "wet" }) });
  expect(() => translations(tree.root)).toThrow(/mood[^]*once they are mended/);
}, 120_000);
