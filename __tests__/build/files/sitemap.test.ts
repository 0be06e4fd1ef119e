import { robotsTxt, sitemapXml } from "../../../src/build/files/sitemap";

const site = "https://tajuk.example";

/** The head of a page that has these translations. */
function page(address: string, translations: Readonly<Record<string, string>>): string {
  const alternates = Object.entries(translations).map(
    ([code, href]) =>
      `<link data-gatsby-head="true" rel="alternate" hrefLang="${code}" href="${site}${href}"/>`,
  );
  return `<head><link rel="canonical" href="${site}${address}"/>${alternates.join("")}</head>`;
}

test("the sitemap has each page, and beside it where its translations are", () => {
  const demo = { en: "/demo/", id: "/id/demo/", "x-default": "/demo/" };
  const lines = sitemapXml([page("/id/demo/", demo), page("/demo/", demo)]).split("\n");
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
  const copy = '<head><meta name="robots" content="noindex"/></head>';
  const xml = sitemapXml([only, copy]);
  expect(xml.match(/<url>/g)).toHaveLength(1);
  expect(xml).not.toContain("/id/");
});

test("robots are kept out of the editors' area and told of the sitemap", () => {
  expect(robotsTxt(site)).toBe(
    "User-agent: *\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: https://tajuk.example/sitemap.xml\n",
  );
});
