import { posix } from "node:path";

/** @typedef {ReadonlyMap<string, import("./visit-page.mjs").PageFacts>} SiteFacts facts by path of the page */

/**
 * What the pages of a site say that is not so, one line each: links and anchors that lead nowhere, missing
 * headings, wrong languages and translations, and pages that the sitemap misses.
 *
 * @param {SiteFacts} pages
 * @param {object} site
 * @param {(path: string) => boolean} site.hasFile whether something else than a page is at a path
 * @param {readonly string[]} site.sitemap paths that it lists
 * @param {readonly string[]} site.languages codes, the default one first
 * @returns {string[]}
 */
export function siteProblems(pages, { hasFile, sitemap, languages }) {
  const problems = [...pages].flatMap(([page, facts]) => [
    ...brokenLinks(facts, pages, hasFile).map((link) => `${page} leads to ${link}, which is not there`),
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
 * The pages that stand for others of their folder, which are made alike and differ in their content: the
 * first of each folder, and those at the top of a language.
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
