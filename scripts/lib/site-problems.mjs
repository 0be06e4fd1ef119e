import { posix } from "node:path";

/** @typedef {ReadonlyMap<string, import("./visit-page.mjs").PageFacts>} SiteFacts facts by path of the page */

/** The form of an address elsewhere; whether it still answers, people find out. */
const onTheWeb = /^https:\/\/[^/]+\.[a-z]{2,}\//;

/**
 * The problems of a site as a whole, one line each: broken links and anchors, malformed outside addresses, pages
 * without exactly one h1, wrong languages, missing translations, and differences between the sitemap and the indexable pages.
 *
 * @param {SiteFacts} pages
 * @param {object} site
 * @param {(path: string) => boolean} site.hasFile whether the site has a file at a path that is not a page
 * @param {readonly string[]} site.sitemap paths that the sitemap lists
 * @param {readonly string[]} site.languages codes, the default one first
 * @returns {string[]}
 */
export function siteProblems(pages, { hasFile, sitemap, languages }) {
  const problems = [...pages].flatMap(([page, facts]) => [
    ...brokenLinks(facts, pages, hasFile).map((link) => `${page} leads to ${link}, which is not there`),
    ...[...new Set(facts.outside)]
      .filter((address) => !onTheWeb.test(address))
      .map((address) => `${page} leads to ${address}, which is no address on the web`),
    ...(facts.headings === 1 ? [] : [`${page} has ${facts.headings} headings of the first level`]),
    ...wrongLanguages(page, facts, languages),
  ]);
  const listed = new Set(sitemap);
  const indexed = [...pages].filter(([, { indexed }]) => indexed).map(([page]) => page);
  return [
    ...problems,
    ...indexed.filter((page) => !listed.has(page)).map((page) => `${page} is missing in the sitemap`),
    ...sitemap
      .filter((page) => !pages.get(page)?.indexed)
      .map((page) => `${page} is in the sitemap, but not to be listed`),
  ];
}

/**
 * The addresses elsewhere that pages lead to, each once, in order.
 *
 * @param {SiteFacts} pages
 */
export function outsideAddresses(pages) {
  return [...new Set([...pages.values()].flatMap(({ outside }) => outside))].sort();
}

/**
 * @param {import("./visit-page.mjs").PageFacts} facts
 * @param {SiteFacts} pages
 * @param {(path: string) => boolean} hasFile
 */
function brokenLinks({ links }, pages, hasFile) {
  return [...new Set(links)].filter((link) => {
    const [path = "", anchor] = link.split("#");
    const target = pages.get(path);
    if (!target) return !hasFile(path);
    return Boolean(anchor) && !target.anchors.includes(decodeURIComponent(anchor ?? ""));
  });
}

/**
 * @param {string} page
 * @param {import("./visit-page.mjs").PageFacts} facts
 * @param {readonly string[]} languages
 */
function wrongLanguages(page, { language, translations }, languages) {
  const [defaultLanguage = "", ...others] = languages;
  const own = others.find((code) => page.startsWith(`/${code}/`));
  const original = own ? page.slice(own.length + 1) : page;
  const twins = [original, ...others.map((code) => `/${code}${original}`)];
  const missing = twins.filter((twin) => languages.length > 1 && !translations.includes(twin));
  return [
    ...(language === (own ?? defaultLanguage) ? [] : [`${page} says that its language is ${language}`]),
    ...missing.map((twin) => `${page} does not lead to its translation ${twin}`),
  ];
}

/**
 * The pages that represent those with the same template and other content: the first page of each folder, and
 * all pages directly below a language's root.
 *
 * @param {readonly string[]} pages sorted paths
 * @param {readonly string[]} languages
 * @returns {Set<string>}
 */
export function typicalPages(pages, languages) {
  const tops = ["/", ...languages.map((code) => `/${code}`)];
  const first = new Map(pages.toReversed().map((page) => [posix.dirname(page), page]));
  return new Set(
    pages.filter((page) => tops.includes(posix.dirname(page)) || first.get(posix.dirname(page)) === page),
  );
}
