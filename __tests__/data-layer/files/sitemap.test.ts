import { isIndexed, robotsTxt, sitemapXml } from "../../../src/data-layer/files/sitemap";

const site = "https://tajuk.example";

test("the sitemap has each page once in every language, and beside it where the others are", () => {
  const xml = sitemapXml(["/", "/demo/", "/", "/demo/"], site);
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual([`${site}/`, `${site}/id/`, `${site}/demo/`, `${site}/id/demo/`]);
  const entry = xml.split("\n").find((line) => line.includes(`<loc>${site}/id/demo/</loc>`)) ?? "";
  const alternates = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, code, href]) => [
    code,
    href,
  ]);
  expect(alternates).toEqual([
    ["en", `${site}/demo/`],
    ["id", `${site}/id/demo/`],
    ["x-default", `${site}/demo/`],
  ]);
});

test("addresses are written as XML wants them", () => {
  expect(sitemapXml(["/a b&c/"], site)).toContain(`<loc>${site}/a%20b&amp;c/</loc>`);
});

test.each([
  ["<head><title>News</title></head>", true],
  ['<head><meta name="robots" content="noindex" data-gatsby-head="true"/></head>', false],
])("%s may be listed: %s", (html, indexed) => {
  expect(isIndexed(html)).toBe(indexed);
});

test("robots are kept out of the editors' area and told of the sitemap", () => {
  expect(robotsTxt(site)).toBe(
    "User-agent: *\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: https://tajuk.example/sitemap.xml\n",
  );
});
