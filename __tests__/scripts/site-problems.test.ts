import { outsideAddresses, siteProblems, typicalPages } from "../../scripts/lib/site-problems.mjs";

type Facts = NonNullable<ReturnType<Parameters<typeof siteProblems>[0]["get"]>>;

/** Facts about a page without problems, with a test's changes. */
function facts(language: string, twins: readonly string[], changes: Partial<Facts> = {}): Facts {
  return {
    language,
    indexed: true,
    headings: 1,
    translations: twins,
    links: [],
    outside: [],
    anchors: [],
    ...changes,
  };
}

const twins = ["/", "/id/"];
const sound = new Map([
  ["/", facts("en", twins, { links: ["/id/#about", "/guide.pdf"] })],
  ["/id/", facts("id", twins, { anchors: ["about"] })],
]);
const site = {
  languages: ["en", "id"],
  sitemap: twins,
  hasFile: (path: string) => path === "/guide.pdf",
};

/** The problems after these changes of the English home page. */
const found = (changes: Partial<Facts>, others: Partial<typeof site> = {}) =>
  siteProblems(new Map([...sound, ["/", facts("en", twins, changes)]]), { ...site, ...others });

it("finds nothing wrong with a sound site", () => {
  expect(siteProblems(sound, site)).toEqual([]);
});

it.each<[string, string[], string]>([
  ["a page", ["/gone/"], "/ leads to /gone/, which is not there"],
  ["a file", ["/gone.pdf"], "/ leads to /gone.pdf, which is not there"],
  ["an anchor", ["/id/#gone"], "/ leads to /id/#gone, which is not there"],
])("reports a link to %s that is not there, once", (_, links, problem) => {
  expect(found({ links: [...links, ...links] })).toEqual([problem]);
});

it.each<[string, Partial<Facts>, string]>([
  ["no heading", { headings: 0 }, "/ has 0 headings of the first level"],
  ["another language", { language: "id" }, "/ says that its language is id"],
  ["no way to its twin", { translations: ["/"] }, "/ does not lead to its translation /id/"],
  ["no wish to be listed", { indexed: false }, "/ is in the sitemap, but not to be listed"],
])("reports a page that has %s", (_, changes, problem) => {
  expect(found(changes)).toEqual([problem]);
});

it.each(["http://example.org/", "https://example/", "htp://example.org/"])(
  "reports %s as no address on the web, once",
  (address) => {
    const outside = ["https://example.org/a", address, address];
    expect(found({ outside })).toEqual([`/ leads to ${address}, which is no address on the web`]);
  },
);

it("lists addresses elsewhere, each once, in order", () => {
  const pages = [["https://b.example.org/", "https://a.example.org/"], ["https://b.example.org/"]];
  const site = new Map(pages.map((outside, index) => [`/${index}/`, facts("en", [], { outside })]));
  expect(outsideAddresses(site)).toEqual(["https://a.example.org/", "https://b.example.org/"]);
});

it("reports a page that the sitemap misses", () => {
  expect(found({}, { sitemap: ["/id/"] })).toEqual(["/ is missing in the sitemap"]);
});

it("asks a site in one language for no translation", () => {
  const page = new Map([["/", facts("en", [])]]);
  expect(siteProblems(page, { ...site, languages: ["en"], sitemap: ["/"] })).toEqual([]);
});

it("takes the first page of each folder and the pages at the top for typical", () => {
  const pages = ["/", "/help/", "/id/", "/id/help/", "/id/news/a/", "/id/news/b/", "/news/a/", "/news/b/"];
  expect([...typicalPages(pages, ["en", "id"])]).toEqual(pages.filter((page) => !page.endsWith("/b/")));
});
