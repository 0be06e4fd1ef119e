import { findPages, otherWords } from "../../../../src/views/shared/search/find-pages";
import * as loading from "../../../../src/views/shared/search/pagefind";

// the functions of a module cannot be replaced, those of a copy can
jest.mock("../../../../src/views/shared/search/pagefind", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../../src/views/shared/search/pagefind"),
}));

const known = ["much", "forest", "peat", "gift", "snorkel"];
const none = new Set<string>();

describe("what to look for where no page has all the words", () => {
  it("is the nearest words, then the rarest of them alone", () => {
    expect(otherWords("Peet forrest", new Set(["peet", "forrest"]), known)).toEqual(["peat forest", "peat"]);
    expect(otherWords("how much of my gift", none, known)).toEqual(["how much of my gift", "gift"]);
    expect(otherWords("snorkle", new Set(["snorkle"]), known)).toEqual(["snorkel"]);
  });

  it("is a word that pages have only in another form, where there is no better one", () => {
    expect(otherWords("gifts for forest", none, known)).toEqual(["gifts for forest", "forest"]);
    expect(otherWords("gifts for me", none, known)).toEqual(["gifts for me", "gifts"]);
  });

  it("leaves words out that are like none", () => {
    expect(otherWords("peat qqzzxx", new Set(["qqzzxx"]), known)).toEqual(["peat"]);
    expect(otherWords("qqzzxx", new Set(["qqzzxx"]), known)).toEqual([]);
  });

  it("corrects no short word beside one that is like none, as in another language", () => {
    expect(otherWords("desa gift", new Set(["desa"]), ["desk", "gift"])).toEqual(["desk gift", "gift"]);
    expect(otherWords("desa gambut", new Set(["desa", "gambut"]), ["desk", "gift"])).toEqual([]);
    expect(otherWords("snorkle gambut", new Set(["snorkle", "gambut"]), known)).toEqual(["snorkel"]);
  });
});

/** An index of these pages. Like Pagefind, it takes ever less of the beginning of a word that it does not know. */
function pretendIndex(pages: Readonly<Record<string, readonly string[]>>) {
  const words = Object.values(pages).flat();
  const has = (page: readonly string[], typed: string) => {
    let beginning = typed;
    while (beginning && !words.some((word) => word.startsWith(beginning))) beginning = beginning.slice(0, -1);
    return beginning !== "" && page.some((word) => word.startsWith(beginning));
  };
  const search = (typed: string) => {
    const [, whole] = /^"(.*)"$/.exec(typed) ?? [];
    const found = Object.entries(pages).filter(([, page]) =>
      whole === undefined ? typed.split(" ").every((word) => has(page, word)) : page.includes(whole),
    );
    return Promise.resolve({
      results: found.map(([url]) => ({
        score: 1,
        data: () => Promise.resolve({ url } as loading.FoundPage),
      })),
      totalFilters: { kind: { news: found.length } },
    });
  };
  jest.spyOn(loading, "loadPagefind").mockResolvedValue({ filters: () => Promise.resolve({}), search });
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(words) } as Response),
  );
}

describe("a search", () => {
  beforeEach(() => pretendIndex({ "/a/": ["seaweed", "rope"], "/b/": ["see", "rope", "government"] }));

  it.each([
    ["rope", "rope", ["/a/", "/b/"]],
    // a word that is not typed to its end
    ["seaw", "seaw…", ["/a/"]],
    ["rope seaw", "rope seaw…", ["/a/"]],
    ["seewead rope", "seaweed rope", ["/a/"]],
    // its beginning is a word of a page, but not what is meant
    ["seventeen", "seventeen", []],
    ["governor", "governor", []],
    // each is on a page, but not on the same one
    ["seaweed government", "government", ["/b/"]],
  ])("for %s looks for %s and finds %j", async (typed, used, urls) => {
    const found = await findPages({ words: typed, kind: null, limit: 10 }, "en");
    expect([found.words, found.pages.map(({ url }) => url)]).toEqual([used, urls]);
  });
});
