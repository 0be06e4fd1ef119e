import { languageCodes } from "../../src/domain/languages";
import { localizedPath } from "../../src/domain/paths";
import { times } from "../setup/counts";
import { translator } from "../setup/translator";
import { count } from "./html";
import { resizeCollection, withoutLinks } from "./more-entries";
import { builtPage, mustBuildSiteCopy, resetSiteCopy } from "./site-copy";

/** Number of entries in each collection. The three sites below cover none, one and very many of each. */
interface Counts {
  readonly news: number;
  readonly projects: number;
  readonly resources: number;
}

/** The entry of each collection that is copied to make more. */
const originals = {
  news: "thirty-shells",
  projects: "tide-school",
  resources: "knot-cards",
} as const;

const articlesPerPage = 12;

/** One more than fits on a page of the news list; in the soak test, as many as a large site has. */
const many = times(articlesPerPage + 1, 500);

describe.each<Counts>([
  { news: 0, projects: many, resources: 1 },
  { news: 1, projects: 0, resources: many },
  { news: many, projects: 1, resources: 0 },
])("a site with $news articles, $projects projects and $resources resources", (counts) => {
  beforeAll(async () => {
    await resetSiteCopy();
    withoutLinks();
    for (const [collection, slug] of Object.entries(originals)) {
      resizeCollection(collection, slug, counts[collection as keyof Counts]);
    }
    await mustBuildSiteCopy();
  });

  it("has its home page in both languages", () => {
    expect(builtPage("/")).toContain("</main>");
    expect(builtPage("/id/")).toContain("</main>");
  });

  it.each(["news", "projects"] as const)(
    "has a page for each entry of %s in both languages",
    (collection) => {
      const slugs = copies(originals[collection], counts[collection]);
      const addresses = slugs.flatMap((slug) => [`/${collection}/${slug}/`, `/id/${collection}/${slug}/`]);
      expect(addresses.filter((address) => !builtPage(address))).toEqual([]);
    },
  );

  it.each(["projects", "resources"] as const)("lists every entry of %s in both languages", (collection) => {
    const slugs = copies(originals[collection], counts[collection]).sort();
    expect(listedSlugs(`/${collection}/`, originals[collection])).toEqual(slugs);
    expect(listedSlugs(`/id/${collection}/`, originals[collection])).toEqual(slugs);
  });

  it("lists its articles twelve to a page", () => {
    const pages = Math.max(1, Math.ceil(counts.news / articlesPerPage));
    const addresses = [
      "/news/",
      ...Array.from({ length: pages - 1 }, (_, index) => `/news/page/${index + 2}/`),
    ];
    const listed = addresses.map((address) =>
      count(builtPage(address) ?? "", `href="/news/${originals.news}`),
    );
    expect(listed.reduce((sum, each) => sum + each, 0)).toBe(counts.news);
    expect(Math.max(...listed)).toBe(Math.min(counts.news, articlesPerPage));
    expect(builtPage(`/news/page/${pages + 1}/`)).toBeNull();
  });

  it("says so where there is no article", () => {
    for (const language of languageCodes) {
      const html = builtPage(localizedPath("/news/", language));
      expect(html?.includes(translator(language)("news:empty.title"))).toBe(counts.news === 0);
    }
  });
});

/** Sorted slugs beginning with `slug` that the main part of a list page links to. */
function listedSlugs(address: string, slug: string): string[] {
  const [, main = ""] = (builtPage(address) ?? "").split("<main");
  const links = main.matchAll(new RegExp(`href="${address}(${slug}[\\w-]*)/"`, "g"));
  return [...new Set([...links].map(([, found = ""]) => found))].sort();
}

/** Slugs of an entry and its copies, `total` in all. */
function copies(slug: string, total: number): string[] {
  return Array.from({ length: total }, (_, index) => (index === 0 ? slug : `${slug}-${index + 1}`));
}
