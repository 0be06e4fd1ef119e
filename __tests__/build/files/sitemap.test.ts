import { robotsTxt, sitemapXml } from "../../../src/build/files/sitemap";

const site = "https://tajuk.example";

/** The head of a page that has these translations. */
function page(address: string, translations: Readonly<Record<string, string>>) {
  const alternates = Object.entries(translations).map(
    ([code, href]) =>
      `<link data-gatsby-head="true" rel="alternate" hrefLang="${code}" href="${site}${href}"/>`,
  );
  const html = `<head><link rel="canonical" href="${site}${address}"/>${alternates.join("")}</head>`;
  return { path: address, html };
}

test("the sitemap has each page, and beside it where its translations are", () => {
  const demo = { en: "/demo/", id: "/id/demo/", "x-default": "/demo/" };
  const lines = sitemapXml([page("/id/demo/", demo), page("/demo/", demo)], new Map()).split("\n");
  const [english, indonesian] = lines.filter((line) => line.startsWith("<url>"));
  expect(english).toContain(`<loc>${site}/demo/</loc>`);
  expect(indonesian).toContain(`<loc>${site}/id/demo/</loc>`);
  const alternates = [...(indonesian ?? "").matchAll(/hreflang="(.*?)" href="(.*?)"/g)];
  expect(alternates.map(([, code, href]) => [code, href])).toEqual([
    ["en", `${site}/demo/`],
    ["id", `${site}/id/demo/`],
    ["x-default", `${site}/demo/`],
  ]);
});

test("a page without an address of its own is left out, and its translation does not name it", () => {
  const only = page("/news/a/", { en: "/news/a/" });
  const copy = { path: "/id/news/a/", html: '<head><meta name="robots" content="noindex"/></head>' };
  const xml = sitemapXml([only, copy], new Map());
  expect(xml.match(/<url>/g)).toHaveLength(1);
  expect(xml).not.toContain("/id/");
});

test("a page has the day of its last change where that is known", () => {
  const pages = [page("/help/", {}), page("/terms/", {})];
  const lines = sitemapXml(pages, new Map([["/help/", "2026-03-01"]])).split("\n");
  expect(lines).toContain(`<url><loc>${site}/help/</loc><lastmod>2026-03-01</lastmod></url>`);
  expect(lines).toContain(`<url><loc>${site}/terms/</loc></url>`);
});

test("robots are kept out of the editors' area and told of the sitemap", () => {
  expect(robotsTxt(site)).toBe(
    "User-agent: *\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: https://tajuk.example/sitemap.xml\n",
  );
});
