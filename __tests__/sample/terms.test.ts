import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { languageCodes, type Language } from "../setup/languages";

const root = path.resolve(__dirname, "../..");

interface Text {
  readonly file: string;
  readonly text: string;
}

/** The words that docs/words.md tells writers of a language not to use. */
function unwanted(language: Language): string[] {
  const column = 3 + languageCodes.indexOf(language);
  const rows = readFileSync(path.join(root, "docs/words.md"), "utf8").matchAll(/^\|.*\|$/gm);
  const cells = [...rows].map(([row]) => row.split("|")[column] ?? "");
  return cells.flatMap((cell) => [...cell.matchAll(/`(.+?)`/g)].map(([, word = ""]) => word));
}

/**
 * All texts of a language, without keys, placeholders and values of choices. The books may quote others, and the search
 * knows what visitors call a thing.
 */
function textsOf(language: Language): Text[] {
  const names = ["content", "locales"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
      path.join(folder, name),
    ),
  );
  return names
    .filter((name) => !name.startsWith("content/chapters/"))
    .flatMap((file) => {
      if (file.includes(`.${language}.`)) return [{ file, text: read(file) }];
      if (!file.endsWith(".json")) return [];
      const json = JSON.parse(read(file)) as Record<string, unknown>;
      delete json.alsoCalled;
      const own = file.startsWith("content/") ? json[language] : file.includes(`/${language}/`) && json;
      return stringsIn(own).map((text) => ({ file, text }));
    });
}

function read(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return /^[a-z]+$/.test(value) ? [] : [value.replaceAll(/\{\{.*?\}\}/g, "")];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe.each(languageCodes)("in %s", (language) => {
  const texts = textsOf(language);

  test("there are words to look for, and texts to look through", () => {
    expect(unwanted(language).length).toBeGreaterThan(3);
    expect(texts.length).toBeGreaterThan(100);
  });

  test.each(unwanted(language))("nothing is called “%s”", (word) => {
    const whole = new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, "iu");
    expect(texts.filter(({ text }) => whole.test(text))).toEqual([]);
  });

  test("what a person says in an article has the same words on the demo page", () => {
    const demo = JSON.parse(read("content/pages/demo.json")) as Record<Language, DemoPage>;
    const said = texts.flatMap(({ text }) => [...text.matchAll(/^> (?<quote>.+)\n>\n> — (?<person>.+)$/gm)]);
    const twice = demo[language].testimonials.quotes.flatMap(({ quote, person }) =>
      said
        .filter(({ groups }) => groups?.person?.startsWith(person))
        .map(({ groups }) => [groups?.quote, quote]),
    );
    expect(twice.length).toBeGreaterThan(0);
    for (const [article, page] of twice) expect(article).toBe(page);
  });
});

interface DemoPage {
  readonly testimonials: { readonly quotes: readonly { readonly quote: string; readonly person: string }[] };
}
