import type { GatsbyNode } from "gatsby";
import type { IndexFile } from "pagefind";
import { languageOf } from "../../domain/paths";
import { searchFolder, searchWordsPath } from "../../domain/search";
import { builtPages, type BuiltPage } from "../files/built-pages";
import { writePublicFile } from "../files/public-file";
import { alsoCalled } from "./also-called";
import { loadPagefind } from "./load-pagefind";
import { leftOut, markedPage, pageWords, searchedPages } from "./searched-page";

/** Pagefind's own widgets, which the site does not use. */
const widgets = /(ui|highlight)\.(js|css)$/;

/** Pagefind's search in languages that it has no stemmer for. */
const stemless = "wasm.unknown.pagefind";

/** Writes the index of the search and its script, after the pages, which it is made of. */
export const writeSearchIndex: NonNullable<GatsbyNode["onPostBuild"]> = async (args) => {
  const words = new Map<string, Map<string, number>>();
  const markedPages = function* () {
    for (const found of searchedPages(builtPages(args))) {
      const page = { ...found, html: markedPage(found, alsoCalled(languageOf(found.path))) };
      countWords(words, page);
      yield page;
    }
  };
  for (const file of neededFiles(await indexFiles(markedPages()))) {
    writePublicFile(args.store, searchFolder + file.path, file.content);
  }
  for (const [language, counts] of words) {
    writePublicFile(args.store, searchWordsPath(language), JSON.stringify(byFrequency(counts)));
  }
};

/**
 * The files of an index of these marked pages.
 *
 * @throws Error if Pagefind cannot make one
 */
export async function indexFiles(pages: Iterable<BuiltPage>): Promise<readonly IndexFile[]> {
  const { close, createIndex } = loadPagefind();
  const { index, errors } = await createIndex({ rootSelector: "main", excludeSelectors: leftOut });
  if (!index) throw new Error(errors.join("\n"));
  const problems = [...errors];
  for (const page of pages) {
    const added = await index.addHTMLFile({ url: page.path, content: page.html });
    problems.push(...added.errors);
  }
  const { files, errors: last } = await index.getFiles();
  problems.push(...last);
  await close();
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return files;
}

/** The files of an index that visitors ask for. */
function neededFiles(files: readonly IndexFile[]): readonly IndexFile[] {
  const entry = files.find((file) => file.path === "pagefind-entry.json");
  const { languages } = JSON.parse(new TextDecoder().decode(entry?.content)) as {
    readonly languages: Readonly<Record<string, { readonly wasm: string | null }>>;
  };
  const allHaveStemmers = Object.values(languages).every(({ wasm }) => wasm !== null);
  return files.filter((file) => !(widgets.test(file.path) || (allHaveStemmers && file.path === stemless)));
}

function countWords(words: Map<string, Map<string, number>>, { path: address, html }: BuiltPage): void {
  const language = languageOf(address);
  const counts = words.get(language) ?? new Map<string, number>();
  words.set(language, counts);
  for (const word of pageWords(html)) counts.set(word, (counts.get(word) ?? 0) + 1);
}

function byFrequency(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([word]) => word);
}
